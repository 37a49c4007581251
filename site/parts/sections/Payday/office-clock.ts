const ZONES: Readonly<Record<string, string>> = { AE: 'Asia/Dubai', IN: 'Asia/Kolkata' };
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const HOURS = /^(\w+) to (\w+), (\d{1,2}):(\d\d) to (\d{1,2}):(\d\d)$/;

export function zoneOf(country: string): string | undefined {
  return ZONES[country];
}

/** The offset of a time zone, such as GMT+5:30, for a browser without JavaScript. */
export function offsetOf(timeZone: string, now: Date): string {
  return (
    new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' })
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  );
}

/** "Wednesday 09:25" at an office. */
export function localTime(timeZone: string, now: Date): string {
  return now.toLocaleString('en-GB', {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
}

/** By hours such as "Monday to Friday, 9:00 to 18:00"; undefined where they are not so written. */
export function isOpen(hours: string, timeZone: string, now: Date): boolean | undefined {
  const [, first = '', last = '', ...clock] = HOURS.exec(hours) ?? [];
  const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last)];
  if (from < 0 || to < 0) return undefined;
  const [opensHour = 0, opensMinute = 0, closesHour = 0, closesMinute = 0] = clock.map(Number);
  const [, day = '', hour, minute] = /^(\w+)\D+(\d\d):(\d\d)/.exec(localTime(timeZone, now)) ?? [];
  const isWorkday = (DAYS.indexOf(day) - from + 7) % 7 <= (to - from + 7) % 7;
  const at = Number(hour) * 60 + Number(minute);
  return isWorkday && at >= opensHour * 60 + opensMinute && at < closesHour * 60 + closesMinute;
}
