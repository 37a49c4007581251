import { count, fill } from '../../../common/wording.ts';
import type { Delivery, EnquiryResponse, Event, Row } from '../../api/responses.ts';
import { STATUSES } from '../../names.ts';
import words from '../../words.json' with { type: 'json' };
import { calendarDay, clockTime, innerTime } from './time.ts';

const { deliveries } = words;
const named: Readonly<Partial<Record<string, string>>> = deliveries;
export function deliveryName(name: string): string {
  return named[name] ?? name;
}

export function nameOf({ firstName, lastName }: EnquiryResponse['visitor']): string {
  return fill(words.enquiry.name, { firstName, lastName });
}

export function statusWords({
  status,
  isQuarantined,
}: Pick<Row, 'status' | 'isQuarantined'>): string {
  if (!isQuarantined) return words.status[status];
  return status === 'not-for-us' ? words.rows.spam : words.rows.quarantined;
}

/** The receiver's last receipt, unless it was a success. */
export function lastReceipt({ history }: Delivery): string {
  const last = history.at(-1);
  return last && last.outcome !== 'delivered' && last.outcome !== 'kept' ? last.receipt : '';
}

function attemptWords(attempts: number): string {
  return count(attempts, { one: deliveries.oneAttempt, many: deliveries.attempts });
}

export function deliveryWords(delivery: Delivery, now: number): string {
  const { state, attempts, nextAt, endedAt, dismissedBy, history } = delivery;
  const at = (time: number): string => innerTime(time, now);
  const lastAt = history.at(-1)?.at ?? endedAt ?? 0;
  if (state === 'held') return deliveries.startsOnRelease;
  if (state === 'skipped') return deliveries.notNeeded;
  if (state === 'kept') return deliveries.onlyFile;
  if (state === 'dismissed') {
    return fill(deliveries.endedBy, {
      who: dismissedBy ?? words.history.someone,
      time: at(endedAt ?? lastAt),
    });
  }
  if (state === 'delivered') {
    const time = at(endedAt ?? lastAt);
    return attempts <= 1
      ? fill(deliveries.firstAttempt, { time })
      : fill(deliveries.lastOf, { attempts: attemptWords(attempts), time });
  }
  if (state === 'pending') {
    if (attempts === 0) return deliveries.soon;
    return fill(deliveries.nextOf, {
      attempts: attemptWords(attempts),
      time: clockTime(nextAt ?? now),
    });
  }
  return fill(deliveries.lastOf, { attempts: attemptWords(attempts), time: at(lastAt) });
}

export function eventWords({ by, what, detail }: Event): string {
  const { history } = words;
  const [who, about] = [by?.name ?? '', detail ?? ''];
  const status = STATUSES.find((one) => one === about);
  return fill(what === 'assigned' && about === who ? history.tookOn : history.events[what], {
    who,
    whom: about,
    status: status ? words.status[status] : about,
    delivery: deliveryName(about),
    day: calendarDay(about),
    detail: about,
  });
}
