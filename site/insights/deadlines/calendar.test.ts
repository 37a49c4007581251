import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { deadlines, deadlinesWords as words } from '../../../tests/support/insights.ts';
import { calendarOf } from './calendar.ts';
import { datedOf } from './deadlines.ts';

const facts = { origin: new URL('https://www.dhr.example'), words, today: '2026-11-16' };
const dated = datedOf(deadlines);
const text = calendarOf(dated, facts);
function eventsOf(calendar: string) {
  return new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}
const SLUG = '2026-11-20-employee-central-interfaces';
const UID = `${SLUG}@deadlines.dhr`;

describe('the calendar of all dates', () => {
  it('has every date as a whole day that takes no time, with reminders 90 and 30 days before', () => {
    const dayAfter = (day: string) => new Date(Date.parse(day) + 864e5).toISOString().slice(0, 10);
    const read = eventsOf(text).map(({ uid, startDate, endDate, component }) => [
      uid,
      startDate.isDate,
      startDate.toString(),
      endDate.toString(),
      component.getFirstPropertyValue('transp'),
      ...component.getAllSubcomponents('valarm').map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
    ]);
    const expected = dated.map(({ slug, at: { first } }) => [
      ...[`${slug}@deadlines.dhr`, true, first, dayAfter(first)],
      ...['TRANSPARENT', '-P90D', '-P30D'],
    ]);
    expect(read).toEqual(expected);
  });
  it('says what is planned, for whom and where it comes from', () => {
    const event = eventsOf(text).find(({ uid }) => uid === UID);
    const { title, affects, differs, sources } = dated.find(({ slug }) => slug === SLUG) ?? {};
    expect(event?.summary).toBe(title);
    const lines = [`${words.facts.affects}: ${affects}`, `${words.facts.status}: ${words.status.sap.planned}.`];
    lines.push(`${words.facts.differs}: ${differs}`);
    for (const { label, href } of sources ?? []) lines.push(href ? `${label}, ${href}` : label);
    for (const line of lines) expect(event?.description).toContain(line);
    expect(event?.component.getFirstPropertyValue('url')).toBe(`https://www.dhr.example/insights/deadlines#${SLUG}`);
  });
  it('marks an entry whose day is not published', () => {
    const open = eventsOf(text).filter(({ summary }) => summary.endsWith(` ${words.calendar.dayOpen}`));
    expect(open.map(({ uid }) => uid)).toEqual(
      dated.filter(({ at }) => at.precision !== 'day').map(({ slug }) => `${slug}@deadlines.dhr`),
    );
  });
});

it('names what it is of where it holds only some dates, and where it comes from', () => {
  const calendar = new ICAL.Component(
    ICAL.parse(calendarOf([], { ...facts, only: { tag: 'gulf', name: 'The Gulf' } })),
  );
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(`${words.calendar.name}: The Gulf`);
  expect(String(calendar.getFirstPropertyValue('source'))).toBe('https://www.dhr.example/insights/deadlines/gulf.ics');
});

describe('an entry that a calendar program has already', () => {
  const one = dated.filter(({ slug }) => slug === SLUG);
  const read = (entries: typeof one, origin = facts.origin) => eventsOf(calendarOf(entries, { ...facts, origin }))[0];

  it('keeps its name when the date moves or the site changes its address', () => {
    const day = '2027-05-14';
    const at = { first: day, last: day, precision: 'day' as const };
    const moved = read(one.map((entry) => ({ ...entry, when: day, at })));
    expect([moved?.uid, moved?.startDate.toString()]).toEqual([UID, day]);
    expect(read(one, new URL('https://dhr.test'))?.uid).toBe(UID);
  });
  it('is a newer version after the next check, so that the program takes the change', () => {
    const later = one.map((entry) => ({ ...entry, checked: new Date('2026-12-01') }));
    expect(read(later)?.sequence).toBeGreaterThan(read(one)?.sequence ?? Infinity);
  });
});
