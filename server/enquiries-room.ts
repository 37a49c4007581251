import { openEnquiries } from '../enquiries/open.ts';
import type { EnquirySettings } from '../enquiries/settings.ts';
import { bindingsOf } from './api.ts';
import { formAgain } from './form-again.ts';
import type { Log } from './log.ts';
import type { Room } from './room.ts';

/** What becomes of an enquiry, as the front door sees it. The contact page is shown again to browsers without JavaScript. */
export const openEnquiriesRoom = async (
  settings: EnquirySettings,
  log: Log,
  contactPage: string | undefined,
): Promise<Room> => {
  const enquiries = await openEnquiries({
    settings,
    log,
    clientAddress: (context) => bindingsOf(context).clientAddress,
    thanksPath: '/thank-you',
    // A page that has the form must have all of it: formAgain refuses to start with less.
    ...(contactPage?.includes('<form') ? { renderFormAgain: formAgain(contactPage) } : {}),
  });
  return {
    apis: [{ path: '/api', handler: enquiries.routes, page: '/contact-us' }],
    healthChecks: { enquiries: enquiries.health },
    start: enquiries.start,
    stop: enquiries.stop,
  };
};
