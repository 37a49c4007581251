import { openEnquiries } from '../enquiries/open.ts';
import type { EnquirySettings } from '../enquiries/settings.ts';
import { bindingsOf } from './api.ts';
import { loadFormRenderer, refusedPage } from './contact-page.ts';
import type { Log } from './log.ts';
import type { Room } from './room.ts';

/** What becomes of an enquiry, as the front door sees it. */
export const openEnquiriesRoom = async (
  settings: EnquirySettings,
  log: Log,
  site: { dist: string; contactPage: string } | undefined,
): Promise<Room> => {
  const enquiries = await openEnquiries({
    settings,
    log,
    clientAddress: (context) => bindingsOf(context).clientAddress,
    thanksPath: '/thank-you',
    ...(site ? { refusedPage: refusedPage(site.contactPage, await loadFormRenderer(site.dist)) } : {}),
  });
  return {
    apis: [{ path: '/api', handler: enquiries.routes, page: '/contact-us' }],
    healthChecks: { enquiries: enquiries.health },
    start: enquiries.start,
    stop: enquiries.stop,
  };
};
