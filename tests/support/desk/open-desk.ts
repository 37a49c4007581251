import { type Desk, openDesk } from '../../../desk/api/open.ts';
import { openStaff, type Staff } from '../../../desk/staff/open.ts';
import { readEnquirySettings } from '../../../enquiries/settings.ts';
import type { Database } from '../../../enquiries/store/database.ts';
import { TestClock, TestLog } from '../enquiries/fakes.ts';
import { Visit } from './visit.ts';

export interface TestDesk {
  desk: Desk;
  staff: Staff;
  clock: TestClock;
  log: TestLog;
  /** A new browser. */
  visit(): Visit;
  /** A person who is signed in: the first one, who is an administrator. */
  administrator(): Promise<Visit>;
  /** A colleague whom that administrator invited. */
  colleague(administrator: Visit, name: string, role?: 'member' | 'administrator'): Promise<Visit>;
}

const origin = 'https://www.dhr.example';

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
): TestDesk {
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
        return { accepted: [...to], answer: '250' };
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
  });
  const visit = () => new Visit(origin, async (path, options) => desk.routes.request(path, options));
  return {
    desk,
    staff,
    clock,
    log,
    visit,
    async administrator() {
      const first = visit();
      await first.accept((await desk.firstLink()) ?? '', { name: 'Priya Menon', address: 'priya@dhr.example' });
      return first;
    },
    async colleague(administrator, name, role = 'member') {
      const address = `${name.toLowerCase().replace(/\W+/g, '.')}@dhr.example`;
      const { link } = (await (await administrator.post('/desk/api/invitations', { name, address, role })).json()) as {
        link: string;
      };
      const guest = visit();
      await guest.accept(link);
      return guest;
    },
  };
}
