import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { invitationLink } from '../../../desk/staff/invitations.ts';
import { hashOf, newToken } from '../../../desk/staff/sessions.ts';
import { type EnquiryValues, emptyValues } from '../../../enquiries/contract/fields.ts';
import { SEND_FORM_PATH } from '../../../enquiries/contract/wire.ts';
import { DIST_DIR } from '../browser/addresses.ts';
import { formOf } from '../enquiries/examples.ts';
import { startWebsite } from '../machine/program.ts';

export type Visitor = Partial<EnquiryValues> & { businessEmail: string };
export type DeskServer = Awaited<ReturnType<typeof startDeskServer>>;

/** The built site on the real server, with an empty store; from another folder than this one if it says so. */
export async function startDeskServer(more: Record<string, string> = {}, cwd?: string) {
  const data = await mkdtemp(join(tmpdir(), 'dhr-desk-'));
  const settings = { DATA_DIR: data, DIST_DIR, LOG_LEVEL: 'error', RATE_LIMIT_ENQUIRIES: '0', ...more };
  const run = async (port: string) => {
    const program = await startWebsite({ PORT: port, ...settings }, cwd ? { cwd } : {});
    await program.said(/^Desk.*\n/m);
    return program;
  };
  let running = await run('0');
  const { origin: url } = running;
  const withStore = <Result>(work: (store: DatabaseSync) => Result): Result => {
    const store = new DatabaseSync(join(data, 'enquiries.sqlite'));
    try {
      store.exec('pragma busy_timeout = 5000');
      return work(store);
    } finally {
      store.close();
    }
  };
  return {
    url,
    /** Forgets all people and enquiries; the link with which the very first person signs in. */
    reset(): string {
      const token = newToken();
      const [now, end] = [Date.now(), Date.now() + 600_000];
      withStore((store) => {
        for (const table of ['enquiry', 'person', 'invitation', 'challenge']) store.exec(`delete from ${table}`);
        store
          .prepare(`insert into invitation values (?, ?, '', '', '', 'administrator', null, '', null, ?, ?, 1)`)
          .run(randomUUID(), hashOf(token), now, end);
      });
      return invitationLink(url, token);
    },
    /** Sends an enquiry as the form of the website does. */
    async send(visitor: Visitor): Promise<void> {
      const body = formOf({ ...emptyValues, ...visitor, consent: true });
      const response = await fetch(`${url}${SEND_FORM_PATH}`, { method: 'POST', body });
      if (!response.ok) throw new Error(`The enquiry was answered with ${response.status}: ${await response.text()}`);
    },
    /** Puts every delivery of an enquiry where 72 hours of failures would have put it. */
    async giveUp(businessEmail: string): Promise<void> {
      const ofThisOne = 'where enquiry_id in (select id from enquiry where business_email = ?)';
      const isUnderWay = () =>
        withStore((store) =>
          store.prepare(`select 1 from outbox ${ofThisOne} and state = 'pending'`).get(businessEmail),
        );
      // A delivery that ends a moment later would overwrite what follows.
      while (isUnderWay()) await setTimeout(50);
      const parked = `update outbox set state = 'parked', attempts = 31, ended_at = null ${ofThisOne}`;
      withStore((store) => store.prepare(parked).run(businessEmail));
    },
    /** Makes the last use of every passkey lie more than five minutes back. */
    forgetPasskeyUse: () => withStore((store) => store.exec('update session set confirmed_at = 1')),
    /** Makes every open invitation end a moment ago. */
    endInvitations: () => withStore((store) => store.exec('update invitation set ends_at = 1')),
    async stop(): Promise<void> {
      await running.stop();
      await rm(data, { recursive: true, force: true });
    },
    /** The same store on the same port again. */
    async startAgain(): Promise<void> {
      await running.stop();
      running = await run(new URL(url).port);
    },
  };
}
