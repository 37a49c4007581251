import { fill } from '../../common/wording.ts';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import type { SendMail } from '../deliveries/smtp.ts';
import { postJson } from '../deliveries/web.ts';
import type { Log } from '../log.ts';
import { deskAddress, type EnquirySettings } from '../settings.ts';
import { giveTurnBack, takeTurn } from '../store/clock.ts';
import { faultCode, type Writer } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import type { Health } from './health.ts';

const hour = 3_600_000;
const heldDays = 3;

type Facts = Record<string, string | number>;

interface Trouble {
  /** One server speaks for all, and says the same again only after this time. */
  restMs: number;
  event: string;
  /** The list of the desk where it is settled. */
  list: string;
  words: { subject: string; text: string; recoveredSubject?: string; recoveredText?: string };
  /** Where the end is worth a mail too. */
  over?: { event: string; facts: Facts };
}

const troubles = {
  store: {
    restMs: 6 * hour,
    event: 'enquiries cannot be stored',
    list: 'new',
    words: words.alert.store,
    over: { event: 'enquiries can be stored again', facts: { fault: '' } },
  },
  waiting: {
    restMs: 6 * hour,
    event: 'enquiries wait too long for their delivery',
    list: 'not-delivered',
    words: words.alert,
    over: { event: 'enquiries are delivered again', facts: { count: 0, minutes: 0 } },
  },
  held: { restMs: 24 * hour, event: 'nobody decides on held enquiries', list: 'quarantine', words: words.alert.held },
  purge: { restMs: 24 * hour, event: 'too many enquiries would be deleted', list: 'all', words: words.alert.purge },
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

/** Tells people when they must act: in the log always, by web hook and mail where they are set up. */
export class Alert {
  readonly #parts: AlertParts;
  /** When one was told that could not be written down: the disk may be the trouble itself. */
  readonly #toldUnwritten = new Map<Name, number>();
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
    const { log, now, settings } = this.#parts;
    const { restMs, event, list, words: said } = troubles[name];
    const desk = deskAddress(settings, list);
    const time = now();
    log.error(event, facts);
    const told = this.#toldUnwritten.get(name);
    if (told !== undefined && told <= time && time < told + restMs) return;
    const turn = await this.#write((writer) => takeTurn(writer, `alert ${name}`, time, restMs)).catch(
      () => 'unwritten',
    );
    if (turn === false) return;
    const isTold = await this.#tell(fill(said.subject, facts), fill(said.text, { ...facts, desk }), facts);
    if (isTold && turn === 'unwritten') this.#toldUnwritten.set(name, time);
    if (!isTold && turn === true) await this.#endRest(name).catch(() => false);
  }

  async #settle(name: Name): Promise<void> {
    const wasTold = await this.#endRest(name);
    const wasToldUnwritten = this.#toldUnwritten.delete(name);
    const { over, words: said }: Trouble = troubles[name];
    if (!over || !(wasTold || wasToldUnwritten)) return;
    this.#parts.log.info(over.event);
    await this.#tell(said.recoveredSubject ?? '', said.recoveredText ?? '', over.facts);
  }

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

  #write<Result>(work: (writer: Writer) => Promise<Result>): Promise<Result> {
    return this.#parts.store.use((database) => database.atomically(work));
  }

  #endRest(name: Name): Promise<boolean> {
    return this.#write((writer) => giveTurnBack(writer, `alert ${name}`));
  }
}
