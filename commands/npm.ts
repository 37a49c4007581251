/**
 * How a program calls npm: the one that called it, by its file. On Windows "npm" alone is a batch file, which Node starts
 * only through a shell.
 */
export const npm = (...words: string[]): [program: string, words: string[]] => {
  const { npm_execpath: file } = process.env;
  return file ? [process.execPath, [file, ...words]] : ['npm', words];
};
