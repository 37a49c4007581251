/** Safari still reads the file after the press; after this long it has it. */
const KEPT = 60_000;

/** Gives the visitor a file that was made in the browser. */
export const saveFile = (content: Blob, name: string): void => {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT);
};
