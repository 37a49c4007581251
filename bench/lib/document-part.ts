/** Replaces the text between the markers of a command. */
export const withPart = (document: string, command: string, text: string): string => {
  const begin = `<!-- ${command}: written by npm run ${command} -->`;
  const end = `<!-- /${command} -->`;
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`The document has no place for the result: write "${begin}" and "${end}" where it belongs.`);
  }
  return `${before}${begin}\n${text.trim()}\n${end}${after}`;
};
