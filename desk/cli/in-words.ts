import { faultCode, reasonOf } from '../../enquiries/store/database.ts';

const WITHOUT_DATABASE = 'check DATABASE_URL, and that PostgreSQL runs.';
/** What systems say in codes. */
const WORDS: Record<string, string> = {
  ECONNREFUSED: `No database answers at that address: ${WITHOUT_DATABASE}`,
  ENOTFOUND: `There is no machine of that name: ${WITHOUT_DATABASE}`,
  ETIMEDOUT: `The database does not answer: ${WITHOUT_DATABASE}`,
  '28P01': 'The database refuses the password: check DATABASE_URL.',
  '3D000': 'There is no database of that name: check DATABASE_URL.',
  ENOENT: 'There is no such folder: make it first, or name another.',
  EISDIR: 'That is a folder: name a file in it.',
  EACCES: 'You may not write or read there: use the account of the server, as docs/deploying.md says.',
  ENOSPC: 'The disk is full: make room, then try again.',
  EROFS: 'The disk can only be read: name a place on another one.',
};

/** Why a command failed, for somebody who knows no codes; what the system says stands behind it. */
export const inWords = (error: unknown): string => {
  const words = WORDS[faultCode(error)];
  return words === undefined ? reasonOf(error) : `${words} (${reasonOf(error)})`;
};
