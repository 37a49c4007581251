/** Puts values into the {braces} of an editor's sentence. One pass, so a value that holds braces stays as it is. */
export const fill = (sentence: string, values: Record<string, string | number>) =>
  sentence.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
