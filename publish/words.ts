/** Everything in a text that could be the name of a class, an attribute or an element. */
export const wordsOf = (text: string): Set<string> => new Set(text.match(/[\w-]+/g));
