import { sendFormPath } from '../../../enquiries/contract/wire.ts';
import { type Enquiries, type EnquiryParts, openEnquiries } from '../../../enquiries/open.ts';
import { readEnquirySettings } from '../../../enquiries/settings.ts';
import { TestClock, TestLog } from './fakes.ts';

export interface FrontDoor {
  enquiries: Enquiries;
  clock: TestClock;
  log: TestLog;
  /** Sends a form as a browser's fetch does. */
  post(form: FormData, headers?: Record<string, string>): Promise<Response>;
  /** Sends any request. */
  request(path: string, options: RequestInit): Promise<Response>;
}

/** The whole room behind its routes, in process and without a port. */
export async function openFrontDoor(
  environment: Record<string, string>,
  more: Pick<EnquiryParts, 'refusedPage' | 'thanksPage' | 'openStore' | 'isProduction'> = {},
): Promise<FrontDoor> {
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
  const request = async (path: string, options: RequestInit) => enquiries.routes.request(path, options);
  return {
    enquiries,
    clock,
    log,
    request,
    post: (form, headers = {}) => request(sendFormPath, { method: 'POST', body: form, headers }),
  };
}

export { formOf } from './examples.ts';

/** How a browser without JavaScript asks. */
export const asNavigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin', accept: 'text/html' };
