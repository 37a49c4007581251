import { fill } from '../../common/wording.ts';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import { postJson } from '../deliveries/post-json.ts';
import type { SendMail } from '../deliveries/smtp.ts';
import type { Log } from '../log.ts';
import type { EnquirySettings } from '../settings.ts';
import { faultCode } from '../store/database.ts';
import { countWaiting } from '../store/read.ts';
import type { Store } from '../store/store.ts';
import { giveTurnBack, takeTurn } from '../store/turns.ts';

/** One server speaks for all, and says the same again only after this time. */
const restMs = 6 * 3_600_000;

export interface AlertParts {
  store: Store;
  settings: EnquirySettings;
  sendMail: SendMail | undefined;
  log: Log;
  now: () => number;
}

/** Looks whether enquiries wait too long and says so: in the log always, by web hook and mail where they are set up. */
export class Alert {
  readonly #parts: AlertParts;
  /** Whoever raised it may have been restarted since: only the database knows, and is asked once. */
  #isRaised = true;

  constructor(parts: AlertParts) {
    this.#parts = parts;
  }

  async check(): Promise<void> {
    const { store, settings, log, now } = this.#parts;
    const { pending, parked, quarantined, oldest } = await store.use((database) => countWaiting(database.reader));
    const count = pending + parked;
    const seconds = oldest === null ? 0 : Math.round((now() - oldest) / 1000);
    if (count > 0) log.info('waiting', { pending, parked, quarantined, oldestUndeliveredSeconds: seconds });
    if (seconds > settings.ALERT_AFTER_MINUTES * 60) await this.#raise(count, Math.floor(seconds / 60));
    else if (this.#isRaised) await this.#settle();
  }

  async #raise(count: number, minutes: number): Promise<void> {
    const { store, log, now } = this.#parts;
    this.#isRaised = true;
    log.error('enquiries wait too long for their delivery', { count, minutes });
    const isMyTurn = await store.use((database) =>
      database.atomically((writer) => takeTurn(writer, 'alert', now(), restMs)),
    );
    if (!isMyTurn) return;
    const { subject, text } = words.alert;
    const isTold = await this.#tell(fill(subject, { count }), fill(text, { count, minutes }), { count, minutes });
    if (!isTold) await this.#endRest();
  }

  async #settle(): Promise<void> {
    const wasRaised = await this.#endRest();
    this.#isRaised = false;
    if (!wasRaised) return;
    const { recoveredSubject, recoveredText } = words.alert;
    this.#parts.log.info('enquiries are delivered again');
    await this.#tell(recoveredSubject, recoveredText, { count: 0, minutes: 0 });
  }

  /** True unless every way that is set up failed. */
  async #tell(subject: string, text: string, facts: { count: number; minutes: number }): Promise<boolean> {
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

  #endRest(): Promise<boolean> {
    return this.#parts.store.use((database) => database.atomically((writer) => giveTurnBack(writer, 'alert')));
  }
}
