import { DAY_MS, HOUR_MS } from '../../common/day.ts';
import { fill } from '../../common/wording.ts';
import mails from '../../content/enquiry-mails.json' with { type: 'json' };
import type { BackupHealth } from '../backup/state.ts';
import { chooseDeliveries } from '../choose-deliveries.ts';
import { noticeMail } from '../deliveries/enquiry-mail.ts';
import type { SendMail } from '../deliveries/smtp.ts';
import { postJson } from '../deliveries/web.ts';
import type { Log } from '../log.ts';
import { type EnquirySettings, whereWords } from '../settings.ts';
import { faultCode } from '../store/database.ts';
import type { Health } from './health.ts';

const HELD_DAYS = 3;

type Facts = Record<string, string | number>;

interface Trouble {
  /** The alert is repeated only after this time. */
  repeatMs: number;
  event: string;
  /** The list of the desk where it is settled. */
  list: string;
  words: { subject: string; text: string; recoveredSubject?: string; recoveredText?: string };
  /** Where the end is worth a mail too. */
  over?: { event: string; facts: Facts };
}

const troubles = {
  store: {
    repeatMs: 6 * HOUR_MS,
    event: 'enquiries cannot be stored',
    list: 'waiting',
    words: mails.alert.store,
    over: { event: 'enquiries can be stored again', facts: { fault: '' } },
  },
  waiting: {
    repeatMs: 6 * HOUR_MS,
    event: 'enquiries wait too long for their delivery',
    list: 'not-delivered',
    words: mails.alert,
    over: { event: 'enquiries are delivered again', facts: { count: 0, minutes: 0 } },
  },
  held: {
    repeatMs: DAY_MS,
    event: 'nobody decides on held enquiries',
    list: 'quarantine',
    words: mails.alert.held,
  },
  mailbox: {
    repeatMs: 6 * HOUR_MS,
    event: 'replies cannot be read',
    list: 'conversation',
    words: mails.alert.mailbox,
  },
  left: {
    repeatMs: HOUR_MS,
    event: 'mails or their files stay in the mailbox',
    list: 'conversation',
    words: mails.alert.left,
  },
  backup: {
    repeatMs: DAY_MS,
    event: 'the last good backup is too old',
    list: 'all',
    words: mails.alert.backup,
    over: { event: 'there is a good backup again', facts: {} },
  },
  unit: {
    repeatMs: 0,
    event: 'a unit of the system has failed',
    list: 'all',
    words: mails.alert.unit,
  },
  purge: {
    repeatMs: DAY_MS,
    event: 'too many enquiries would be deleted',
    list: 'all',
    words: mails.alert.purge,
  },
} satisfies Record<string, Trouble>;

type Name = keyof typeof troubles;

interface AlertParts {
  settings: EnquirySettings;
  health: () => Promise<Health>;
  sendMail: SendMail | undefined;
  log: Log;
  now: () => number;
}

/** How old the last good backup is, and why its rehearsal failed. */
export function ageInWords(backup: BackupHealth | null): string {
  const { ageSeconds, copyAgeSeconds, rehearsalFault } = backup ?? {};
  const hours = (seconds: number) => Math.floor((seconds * 1000) / HOUR_MS);
  const { age } = mails;
  return [
    ageSeconds == null ? age.none : fill(age.whole, { hours: hours(ageSeconds) }),
    ...(copyAgeSeconds == null ? [] : [fill(age.copy, { hours: hours(copyAgeSeconds) })]),
    ...(rehearsalFault ? [fill(age.rehearsal, { fault: rehearsalFault })] : []),
  ].join(' ');
}

/** Tells people when they must act: in the log, and by webhook and mail where set up. */
export function openAlert({ settings, health, sendMail, log, now }: AlertParts) {
  /** When each trouble was told last. In memory, because the disk may be the trouble itself. */
  const toldAt = new Map<Name, number>();
  let faults = 0;

  /** False when nobody could be told: then it is tried again a minute later. */
  const tell = async (subject: string, text: string, facts: Facts): Promise<boolean> => {
    const { ALERT_WEBHOOK_URL, ALERT_MAIL_TO, MAIL_FROM } = settings;
    const ways: Promise<unknown>[] = [];
    if (ALERT_WEBHOOK_URL) {
      const body = JSON.stringify({ text: `${subject}\n${text}`, ...facts });
      ways.push(postJson(ALERT_WEBHOOK_URL, body, {}, new AbortController().signal));
    }
    if (ALERT_MAIL_TO && MAIL_FROM && sendMail) {
      const notice = { id: `alert-${now()}`, subject, text: `${text}\n` };
      ways.push(sendMail(noticeMail(notice, MAIL_FROM, ALERT_MAIL_TO), ALERT_MAIL_TO));
    }
    const results = await Promise.allSettled(ways);
    for (const result of results) {
      if (result.status === 'rejected')
        log.error('an alert was not sent', { fault: faultCode(result.reason) });
    }
    return results.length === 0 || results.some((result) => result.status === 'fulfilled');
  };

  /** False when nobody could be told. */
  const raise = async (name: Name, facts: Facts): Promise<boolean> => {
    const { repeatMs, event, list, words } = troubles[name];
    log.error(event, facts);
    const [time, told] = [now(), toldAt.get(name)];
    if (told !== undefined && told <= time && time < told + repeatMs) return true;
    const text = fill(words.text, { ...facts, where: whereWords(settings, list) });
    const isTold = await tell(fill(words.subject, facts), text, facts);
    if (isTold) toldAt.set(name, time);
    return isTold;
  };

  const settle = async (name: Name): Promise<void> => {
    const { over, words }: Trouble = troubles[name];
    if (!toldAt.delete(name) || !over) return;
    log.info(over.event);
    await tell(words.recoveredSubject ?? '', words.recoveredText ?? '', over.facts);
  };

  const raiseIf = (isTrouble: boolean, name: Name, facts: Facts): Promise<unknown> =>
    isTrouble ? raise(name, facts) : settle(name);

  const check = async (): Promise<void> => {
    const { fault, pending, parked, quarantined, backup, ...ages } = await health();
    await raiseIf(backup?.isLate === true, 'backup', { age: ageInWords(backup) });
    // A database may be restarting; one that is still unavailable a minute later is in trouble.
    faults = fault === null ? 0 : faults + 1;
    if (fault !== null) {
      if (faults > 1) await raise('store', { fault });
      return;
    }
    await settle('store');
    const count = (pending ?? 0) + (parked ?? 0);
    const late = ages.oldestUndeliveredSeconds ?? 0;
    if (count > 0)
      log.info('waiting', { pending, parked, quarantined, oldestUndeliveredSeconds: late });
    await raiseIf(late > settings.ALERT_AFTER_MINUTES * 60, 'waiting', {
      count,
      minutes: Math.floor(late / 60),
    });
    const days = Math.floor(((ages.oldestHeldSeconds ?? 0) * 1000) / DAY_MS);
    await raiseIf(days >= HELD_DAYS, 'held', { count: quarantined ?? 0, days });
  };

  return { check, raise };
}

/** For systemd, when one of its units has failed. False when nobody could be told. */
export function tellFailure(settings: EnquirySettings, unit: string, log: Log): Promise<boolean> {
  const { sendMail } = chooseDeliveries(settings, Date.now);
  const health = () =>
    Promise.reject(new Error('A failed unit is told without a look at the store.'));
  return openAlert({ settings, health, sendMail, log, now: Date.now }).raise('unit', { unit });
}
