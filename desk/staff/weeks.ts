const day = 24 * 3_600_000;

function offsetAt(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return shown - Math.floor(time / 1000) * 1000;
}

/** When a day begins in a zone; `local` is its midnight as if the zone were UTC. */
export function beginningOf(local: number, zone: string): number {
  const guess = local - offsetAt(local, zone);
  return local - offsetAt(guess, zone);
}

export interface Week {
  day: string;
  at: number;
}

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The last weeks, the current one among them; they begin on Monday in that zone, also where the clock changes. */
export function weeksUntil(now: number, count: number, zone: string): Week[] {
  const local = now + offsetAt(now, zone);
  const midnight = Math.floor(local / day) * day;
  const monday = midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * day;
  return Array.from({ length: count }, (_, index) => {
    const start = monday - (count - 1 - index) * 7 * day;
    return { day: new Date(start).toISOString().slice(0, 10), at: beginningOf(start, zone) };
  });
}
