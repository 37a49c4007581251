import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { consentValue, sendFormPath, wireNames } from '../../../enquiries/contract/wire.ts';
import { DIST_DIR } from '../browser/addresses.ts';

export interface Visitor {
  firstName: string;
  lastName: string;
  company: string;
  jobTitle?: string;
  businessEmail: string;
  country: string;
  message: string;
  services?: string[];
}

export interface DeskServer {
  url: string;
  /** The link with which the very first person signs in. */
  firstLink: string;
  /** Sends an enquiry as the form of the website does. */
  send(visitor: Visitor): Promise<void>;
  /** Puts every delivery of an enquiry where 72 hours of failures would have put it. */
  giveUp(businessEmail: string): Promise<void>;
  /** Makes every open invitation end a moment ago. */
  endInvitations(): void;
  stop(): Promise<void>;
  /** The same store on the same port again. */
  startAgain(): Promise<void>;
}

const LINK = /(http:\/\/localhost:\d+\/desk\/invitation#\S+)/;

interface Running {
  url: string;
  firstLink: string;
  stop(): Promise<void>;
}

/** Starts the real server and waits until it has said where it is, and how to open the desk. */
const run = async (environment: Record<string, string>): Promise<Running> => {
  const { NODE_OPTIONS: _ours, ...inherited } = process.env;
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  let url = '';
  let firstLink = '';
  const said = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      url ||= /DHR website on (\S+)/.exec(line)?.[1] ?? '';
      firstLink ||= LINK.exec(line)?.[1] ?? '';
      if (url && /Desk/.test(line)) resolve();
    });
  });
  const ended = once(child, 'exit');
  await Promise.race([said, ended.then(() => Promise.reject(new Error('The server ended before it listened.')))]);
  return {
    url,
    firstLink,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
};

const formOf = ({ services = [], ...values }: Visitor): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  for (const service of services) form.append(wireNames.services, service);
  form.set(wireNames.consent, consentValue);
  form.set(wireNames.consentVersion, '2026-11-15');
  form.set(wireNames.enquiryId, crypto.randomUUID());
  return form;
};

/** A desk of its own: the built site on the real server, with an empty store. */
export const startDeskServer = async (environment: Record<string, string> = {}): Promise<DeskServer> => {
  const data = await mkdtemp(join(tmpdir(), 'dhr-desk-'));
  const settings = { DATA_DIR: data, DIST_DIR, LOG_LEVEL: 'error', RATE_LIMIT_ENQUIRIES: '0', ...environment };
  let running = await run({ PORT: '0', ...settings });
  const { url, firstLink } = running;
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
    firstLink,
    send: async (visitor) => {
      const response = await fetch(`${url}${sendFormPath}`, { method: 'POST', body: formOf(visitor) });
      if (!response.ok) throw new Error(`The enquiry was answered with ${response.status}: ${await response.text()}`);
    },
    giveUp: async (businessEmail) => {
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
    endInvitations: () => withStore((store) => store.exec('update invitation set ends_at = 1')),
    stop: async () => {
      await running.stop();
      await rm(data, { recursive: true, force: true });
    },
    startAgain: async () => {
      await running.stop();
      running = await run({ ...settings, PORT: new URL(url).port });
    },
  };
};
