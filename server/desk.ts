import type { Context } from 'hono';
import type { Editing } from '../desk/api/edit.ts';
import { type Desk, openDesk } from '../desk/api/open-desk.ts';
import type { Staff } from '../desk/staff/open-staff.ts';
import type { Log } from '../enquiries/log.ts';
import type { EnquirySettings } from '../enquiries/settings.ts';
import { isFromThisMachine } from './client-address.ts';
import {
  type Conditions,
  fileResponse,
  inWords,
  type PreparedResponse,
  withoutBody,
} from './file-response.ts';
import type { LoadedSite } from './site.ts';

interface DeskOptions {
  settings: EnquirySettings & { BEHIND_TLS: boolean };
  staff: Staff;
  log: Log;
  clientAddress(context: Context): string | undefined;
  /** Known once the server listens. */
  port(): number;
  editing: Editing;
}

/** The desk, where the settings want one. Behind TLS only under an address that is set. */
export function deskFor({
  settings,
  staff,
  log,
  clientAddress,
  port,
  editing,
}: DeskOptions): Desk | undefined {
  const { DESK, DESK_ORIGIN, BEHIND_TLS } = settings;
  if (DESK === 'off') return undefined;
  if (BEHIND_TLS && !DESK_ORIGIN) {
    log.info('the desk is off: DESK_ORIGIN is not set');
    return undefined;
  }
  return openDesk({
    staff,
    log,
    now: Date.now,
    origin: () => DESK_ORIGIN ?? `http://localhost:${port()}`,
    isSecure: DESK_ORIGIN?.startsWith('https:') ?? false,
    clientAddress,
    isThisMachine: isFromThisMachine,
    editing,
  });
}

export async function deskInWords(desk: Desk, isHere: boolean): Promise<string> {
  const address = `Desk on ${desk.origin()}/desk`;
  const link = await desk.firstLink();
  if (link === undefined) return address;
  if (isHere) return `Desk, for the first time, once, within ten minutes, on this machine: ${link}`;
  return `${address}. Nobody can sign in yet: npm run enquiries -- invite ADDRESS --administrator`;
}

const DESK = '/desk';
const API = `${DESK}/api`;

export function isOfDesk(path: string): boolean {
  return path === DESK || path.startsWith(`${DESK}/`);
}
export function isDeskApi(path: string): boolean {
  return path === API || path.startsWith(`${API}/`);
}

/** Passkeys know names and not numbers: on this machine the desk is at localhost. */
const NUMBERS = /^(127\.0\.0\.1|\[::1\])(:\d+)?$/;

interface DeskRequest {
  method: string;
  path: string;
  query: string;
  host: string | undefined;
  conditions: Conditions;
}

/** The application of the desk: its files, and its page for every other address. */
export function deskResponse(
  site: LoadedSite,
  origin: string,
  request: DeskRequest,
): PreparedResponse {
  const { method, path, query, host = '', conditions } = request;
  if (method !== 'GET' && method !== 'HEAD') return inWords(site, 405, { Allow: 'GET, HEAD' });
  const file = site.desk.files.get(path);
  if (file) return fileResponse(file, method, conditions);
  if (NUMBERS.test(host) && new URL(origin).hostname === 'localhost') {
    const prepared = inWords(site, 302, { Location: `${origin}${encodeURI(path)}${query}` });
    return method === 'HEAD' ? withoutBody(prepared) : prepared;
  }
  return fileResponse(site.desk.page, method, { 'accept-encoding': conditions['accept-encoding'] });
}
