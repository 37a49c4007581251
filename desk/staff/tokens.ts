import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes that fit into a link and a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. It is random, so a plain hash cannot be turned back. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
