/** A file of ours at the beginning of a line: the message says itself where to look. */
const NAMES_A_FILE = /^(content|site)\/\S/m;

/** What a disk may refuse, by the names that every system gives it. */
const REFUSALS: Record<string, string> = {
  ENOSPC: 'The disk is full: make room, then try again.',
  EDQUOT: 'The disk is full for this account: make room, then try again.',
  EROFS: 'The disk can only be read: make it writable, then try again.',
  EACCES: 'This account may not write there: use the one that the site belongs to.',
  EPERM: 'This account may not write there: use the one that the site belongs to.',
};
const refusalOf = (error: Error): string | undefined => {
  if (!('code' in error) || typeof error.code !== 'string') return undefined;
  const words = REFUSALS[error.code];
  const place = 'path' in error && typeof error.path === 'string' ? `\n(${error.path})` : '';
  return words === undefined ? undefined : words + place;
};

/** What an error says that was written for people, or what the disk refused. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? (refusalOf(error) ?? error.message) : String(error);

/** The same with the line of our code it came from, unless the message names a place. */
export const failureInWords = (error: unknown): string => {
  const message = messageOf(error);
  if (!(error instanceof Error) || NAMES_A_FILE.test(message) || message !== error.message) return message;
  const frames = error.stack?.split('\n').filter((line) => line.includes(process.cwd())) ?? [];
  const place = frames.find((line) => !/node_modules|\/publish\/builds\//.test(line))?.trim();
  return place ? `${message}\n(${place})` : message;
};
