import { answerFile } from './answer-file.ts';
import { inWords } from './answer-site.ts';
import type { Conditions } from './conditions.ts';
import { type Answer, withoutBody } from './entry.ts';
import type { DeskSite, LoadedSite } from './site.ts';

const DESK = '/desk';
const API = `${DESK}/api`;

export const isOfDesk = (path: string): boolean => path === DESK || path.startsWith(`${DESK}/`);
export const isDeskApi = (path: string): boolean => path === API || path.startsWith(`${API}/`);

/** Passkeys know names and not numbers: on this machine the desk is at localhost. */
const NUMBERS = /^(127\.0\.0\.1|\[::1\])(:\d+)?$/;

export interface DeskRequest {
  method: string;
  path: string;
  query: string;
  host: string | undefined;
  conditions: Conditions;
}

/** The application of the desk: its files, and its page for every other address, which the application itself reads. */
export const answerDesk = (
  site: LoadedSite,
  desk: DeskSite,
  origin: string,
  { method, path, query, host = '', conditions }: DeskRequest,
): Answer => {
  if (method !== 'GET' && method !== 'HEAD') return inWords(site, 405, { Allow: 'GET, HEAD' });
  const file = desk.files.get(path);
  if (file) return answerFile(file, method, conditions);
  if (NUMBERS.test(host) && new URL(origin).hostname === 'localhost') {
    const answer = inWords(site, 302, { Location: `${origin}${encodeURI(path)}${query}` });
    return method === 'HEAD' ? withoutBody(answer) : answer;
  }
  return answerFile(desk.page, method, { 'accept-encoding': conditions['accept-encoding'] });
};
