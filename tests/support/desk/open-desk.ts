import type { Editing } from '../../../desk/api/edit.ts';
import { openDesk } from '../../../desk/api/open-desk.ts';
import type { InviteResponse } from '../../../desk/api/responses.ts';
import { apiPaths } from '../../../desk/contract/paths.ts';
import { openStaff } from '../../../desk/staff/open-staff.ts';
import { readEnquirySettings } from '../../../enquiries/settings.ts';
import type { Database } from '../../../enquiries/store/database.ts';
import { TestClock, TestLog } from '../enquiries/fakes.ts';
import { Visit } from './visit.ts';

const origin = 'https://www.dhr.example';

export const priyaMenon = { name: 'Priya Menon', address: 'priya@dhr.example' };

/** A mail that was sent. */
export interface TestMail {
  to: string;
  subject: string | undefined;
  text: string;
}
const mailSettings = {
  SMTP_URL: 'smtp://localhost:1',
  MAIL_FROM: 'web@dhr.example',
  MAIL_TO: 'desk@dhr.example',
};

/** A desk over a store, in process and without a port. With a list for its mails it has a mail server. */
export function openTestDesk(
  database: Database | (() => Promise<Database>),
  environment: Record<string, string> = {},
  mails?: TestMail[],
  editing?: Editing,
) {
  const clock = new TestClock();
  const log = new TestLog();
  const open = typeof database === 'function' ? database : async () => database;
  const staff = openStaff({
    settings: readEnquirySettings({ ...environment, ...(mails ? mailSettings : {}) }),
    use: async (work) => work(await open()),
    now: clock.now,
    sendMail:
      mails &&
      (async (mail, to) => {
        mails.push({ to: to.join(), subject: mail.subject, text: String(mail.text) });
        return { accepted: [...to], receipt: '250' };
      }),
  });
  const desk = openDesk({
    staff,
    log,
    now: clock.now,
    origin: () => origin,
    isSecure: true,
    clientAddress: (context) => context.req.header('x-test-address') ?? '192.0.2.1',
    isThisMachine: (context) => context.req.header('x-test-address') === undefined,
    editing,
  });
  /** A new browser. */
  const visit = () => new Visit(origin, async (path, options) => desk.routes.request(path, options));
  const inviteTo = (by: Visit, name: string, role = 'member') => {
    const address = `${name.toLowerCase().replace(/\W+/g, '.')}@dhr.example`;
    return by.json<InviteResponse>(apiPaths.invitations, { name, address, role });
  };
  return {
    desk,
    staff,
    clock,
    log,
    visit,
    invite: inviteTo,
    /** The first person, signed in. */
    async administrator() {
      const first = visit();
      await first.accept((await desk.firstLink()) ?? '', priyaMenon);
      return first;
    },
    /** A colleague whom that administrator invited, signed in. */
    async colleague(administrator: Visit, name: string, role?: 'administrator') {
      const guest = visit();
      const { link } = await inviteTo(administrator, name, role);
      await guest.accept(link ?? '');
      return guest;
    },
  };
}
