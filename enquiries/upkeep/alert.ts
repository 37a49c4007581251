import { fill } from '../../common/wording.ts';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import type { SendMail } from '../deliveries/smtp.ts';
import { postJson } from '../deliveries/web.ts';
import type { Log } from '../log.ts';
import type { EnquirySettings } from '../settings.ts';
import { giveTurnBack, takeTurn } from '../store/clock.ts';
import { faultCode } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import type { Health } from './health.ts';

const hour = 3_600_000;
const heldDays = 3;

type Facts = Record<string, string | number>;

interface Trouble {
  /** Names its turn in the database. */
  turn: string;
  /** One server speaks for all, and says the same again only after this time. */
  restMs: number;
  event: string;
  subject: string;
  text: string;
  /** What to say once it is over, if that is worth a mail. */
  over?: { event: string; subject: string; text: string; facts: Facts };
}

const { alert } = words;

const troubles = {
  store: {
    turn: 'alert store',
    restMs: 6 * hour,
    event: 'enquiries cannot be stored',
    ...alert.store,
    over: {
      event: 'enquiries can be stored again',
      subject: alert.store.recoveredSubject,
      text: alert.store.recoveredText,
      facts: { fault: '' },
    },
  },
  waiting: {
    turn: 'alert',
    restMs: 6 * hour,
    event: 'enquiries wait too long for their delivery',
    subject: alert.subject,
    text: alert.text,
    over: {
      event: 'enquiries are delivered again',
      subject: alert.recoveredSubject,
      text: alert.recoveredText,
      facts: { count: 0, minutes: 0 },
    },
  },
  held: { turn: 'alert held', restMs: 24 * hour, event: 'nobody decides on held enquiries', ...alert.held },
  purge: { turn: 'alert purge', restMs: 24 * hour, event: 'too many enquiries would be deleted', ...alert.purge },
} satisfies Record<string, Trouble>;

type Name = keyof typeof troubles;

export interface AlertParts {
  store: Store;
  settings: EnquirySettings;
  health: () => Promise<Health>;
  sendMail: SendMail | undefined;
  log: Log;
  now: () => number;
}

/** Looks whether somebody must act and says so: in the log always, by web hook and mail where they are set up. */
export class Alert {
  readonly #parts: AlertParts;
  /** Whoever raised one may have been restarted since: only the database knows, and is asked once. */
  readonly #raised = new Set<Name>(['store', 'waiting', 'held']);
  readonly #told = new Map<Name, { at: number; isWritten: boolean }>();
  #faults = 0;

  constructor(parts: AlertParts) {
    this.#parts = parts;
  }

  async check(): Promise<void> {
    const { settings, log, health } = this.#parts;
    const { fault, pending, parked, quarantined, ...seen } = await health();
    // A database that restarts is no trouble yet; one that is still away a minute later is.
    this.#faults = fault === null ? 0 : this.#faults + 1;
    if (fault !== null && this.#faults > 1) await this.raise('store', { fault });
    if (pending === null || parked === null || quarantined === null) return;

    const count = pending + parked;
    const late = seen.oldestUndeliveredSeconds ?? 0;
    if (count > 0) log.info('waiting', { pending, parked, quarantined, oldestUndeliveredSeconds: late });
    const isLate = late > settings.ALERT_AFTER_MINUTES * 60;
    const days = Math.floor((seen.oldestHeldSeconds ?? 0) / (24 * 3600));
    if (isLate) await this.raise('waiting', { count, minutes: Math.floor(late / 60) });
    if (days >= heldDays) await this.raise('held', { count: quarantined, days });
    // Nothing is over while it cannot be written down: the servers would all say so.
    if (fault !== null) return;
    await this.#settle('store');
    if (!isLate) await this.#settle('waiting');
    if (days < heldDays) await this.#settle('held');
  }

  async raise(name: Name, facts: Facts): Promise<void> {
    const { log, now } = this.#parts;
    const { event, subject, text } = troubles[name];
    this.#raised.add(name);
    log.error(event, facts);
    const turn = await this.#takeTurn(name);
    if (turn === 'resting') return;
    if (await this.#tell(fill(subject, facts), fill(text, facts), facts)) {
      this.#told.set(name, { at: now(), isWritten: turn === 'taken' });
    } else if (turn === 'taken') {
      await this.#endRest(name).catch(() => false);
    }
  }

  /** The disk may be the trouble itself: whoever cannot write down that they spoke remembers it instead. */
  async #takeTurn(name: Name): Promise<'taken' | 'not written' | 'resting'> {
    const { store, now } = this.#parts;
    const { turn, restMs } = troubles[name];
    const told = this.#told.get(name);
    const time = now();
    if (told && told.at <= time && time < told.at + restMs) return 'resting';
    try {
      const isMine = await store.use((database) =>
        database.atomically((writer) => takeTurn(writer, turn, time, restMs)),
      );
      return isMine ? 'taken' : 'resting';
    } catch {
      return 'not written';
    }
  }

  async #settle(name: Name): Promise<void> {
    if (!this.#raised.has(name)) return;
    const wasResting = await this.#endRest(name);
    const wasTold = wasResting || this.#told.get(name)?.isWritten === false;
    this.#raised.delete(name);
    this.#told.delete(name);
    const { over }: Trouble = troubles[name];
    if (!wasTold || !over) return;
    this.#parts.log.info(over.event);
    await this.#tell(over.subject, over.text, over.facts);
  }

  /** True unless every way that is set up failed. */
  async #tell(subject: string, text: string, facts: Facts): Promise<boolean> {
    const { settings, sendMail, log } = this.#parts;
    const { ALERT_WEBHOOK_URL, ALERT_MAIL_TO, MAIL_FROM } = settings;
    const ways: Promise<unknown>[] = [];
    if (ALERT_WEBHOOK_URL) {
      const body = JSON.stringify({ text: `${subject}\n${text}`, ...facts });
      ways.push(postJson(ALERT_WEBHOOK_URL, body, {}, new AbortController().signal));
    }
    if (ALERT_MAIL_TO && MAIL_FROM && sendMail) {
      const from = { name: words.mail.sender, address: MAIL_FROM };
      ways.push(sendMail({ from, to: ALERT_MAIL_TO, subject, text: `${text}\n` }, ALERT_MAIL_TO));
    }
    const results = await Promise.allSettled(ways);
    for (const result of results) {
      if (result.status === 'rejected') log.error('an alert was not sent', { fault: faultCode(result.reason) });
    }
    return results.length === 0 || results.some((result) => result.status === 'fulfilled');
  }

  #endRest(name: Name): Promise<boolean> {
    return this.#parts.store.use((database) =>
      database.atomically((writer) => giveTurnBack(writer, troubles[name].turn)),
    );
  }
}
