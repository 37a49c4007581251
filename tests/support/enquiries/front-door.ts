import { afterEach, beforeEach } from 'vitest';
import { SEND_FORM_PATH } from '../../../enquiries/contract/wire.ts';
import { type EnquiryParts, openEnquiries } from '../../../enquiries/open.ts';
import { readEnquirySettings } from '../../../enquiries/settings.ts';
import type { Database } from '../../../enquiries/store/database.ts';
import { TestClock, TestLog } from './fakes.ts';
import { expectNothingLost } from './nothing-lost.ts';
import { atTheEnd, freshSqlite, temporaryFolder } from './stores.ts';

export { formOf } from './examples.ts';

/** How a browser without JavaScript asks. */
export const asNavigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin', accept: 'text/html' };

export type FrontDoor = Awaited<ReturnType<typeof openFrontDoor>>;

/** The whole room behind its routes, in process and without a port, until the end of the test. */
export async function openFrontDoor(
  environment: Record<string, string>,
  more: Pick<EnquiryParts, 'refusedPage' | 'thanksPage' | 'openStore' | 'isProduction'> = {},
) {
  const clock = new TestClock();
  const log = new TestLog();
  const enquiries = await openEnquiries({
    settings: readEnquirySettings(environment),
    log,
    now: clock.now,
    clientAddress: (context) => context.req.header('x-test-address'),
    thanksPath: '/thank-you',
    ...more,
  });
  atTheEnd(enquiries.stop);
  const request = async (path: string, options: RequestInit) => enquiries.routes.request(path, options);
  /** Sends a form as a browser's fetch does. */
  const post = (form: FormData, headers: Record<string, string> = {}) =>
    request(SEND_FORM_PATH, { method: 'POST', body: form, headers });
  return { enquiries, clock, log, request, post };
}

export interface OpenDoor {
  door: FrontDoor;
  /** A second look at what the door stores. */
  store: Database;
  /** Ids the visitor was told are stored. */
  acknowledged: Set<string>;
  /** Sends a form and remembers its id when it was acknowledged. */
  send(form: FormData, headers?: Record<string, string>): Promise<Response>;
}

/** A fresh room for each test, and the promise checked after each: nothing acknowledged is lost, nothing is double. */
export function freshFrontDoor(): OpenDoor {
  const open = { acknowledged: new Set<string>() } as OpenDoor;
  open.send = async (form, headers = {}) => {
    const response = await open.door.post(form, headers);
    if (response.status === 200 || response.status === 303) open.acknowledged.add(String(form.get('enquiry_id')));
    return response;
  };
  beforeEach(async () => {
    const folder = temporaryFolder();
    open.door = await openFrontDoor({ DATA_DIR: folder }, { refusedPage: (refused) => JSON.stringify(refused) });
    open.store = await freshSqlite(folder);
    open.acknowledged.clear();
  });
  afterEach(() => expectNothingLost(open.store, open.acknowledged));
  return open;
}
