import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../common/wording.ts';
import { deadlines, deadlinesWords } from '../../../tests/support/insights.ts';
import { calendarOf } from './calendar.ts';
import { datedOf } from './deadlines.ts';

const facts = { origin: new URL('https://www.dhr.example'), words: deadlinesWords, today: '2026-11-16' };
const dated = datedOf(deadlines);
const text = calendarOf(dated, facts);

/** As two independent programs read it. */
const byIcalJs = (calendar: string) =>
  new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
const byNodeIcal = (calendar: string) =>
  Object.values(nodeIcal.sync.parseICS(calendar)).filter((entry) => entry?.type === 'VEVENT');

const SLUG = '2026-11-20-employee-central-interfaces';
const UID = `${SLUG}@deadlines.dhr`;

describe('the calendar of all dates', () => {
  it('is read by both parsers with every date in it', () => {
    expect(byIcalJs(text)).toHaveLength(dated.length);
    expect(byNodeIcal(text)).toHaveLength(dated.length);
  });

  it('keeps to the letter of RFC 5545: lines end in CRLF and have at most 75 octets', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const long = text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75);
    expect(long).toEqual([]);
  });

  it('gives every date to both as a whole day that does not move with the time zone', () => {
    const read = byIcalJs(text).map((event) => {
      expect(event.startDate.isDate, event.summary).toBe(true);
      return [event.uid, event.startDate.toString(), event.endDate.toString()];
    });
    const days = (from: string, plus: number) => new Date(Date.parse(from) + plus * 864e5).toISOString().slice(0, 10);
    expect(read).toEqual(dated.map(({ slug, at }) => [`${slug}@deadlines.dhr`, at.first, days(at.first, 1)]));
    const local = (date: Date) =>
      [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
    for (const event of byNodeIcal(text)) {
      if (event?.type !== 'VEVENT') continue;
      expect(event.datetype, event.uid).toBe('date');
      expect([event.uid, local(event.start)]).toEqual([
        event.uid,
        dated.find(({ slug }) => `${slug}@deadlines.dhr` === event.uid)?.at.first,
      ]);
    }
  });

  it('reminds 90 and 30 days before', () => {
    for (const event of byIcalJs(text)) {
      const triggers = event.component
        .getAllSubcomponents('valarm')
        .map((alarm) => String(alarm.getFirstPropertyValue('trigger')));
      expect(triggers, event.uid).toEqual(['-P90D', '-P30D']);
    }
    const [event] = byNodeIcal(text).filter((entry) => entry?.type === 'VEVENT' && entry.uid === UID);
    expect(event?.type === 'VEVENT' && event.alarms?.map(({ trigger }) => trigger)).toEqual(['-P90D', '-P30D']);
  });

  it('asks programs to look again once a day, and takes no time in a calendar', () => {
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('P1D');
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    for (const event of byIcalJs(text)) expect(event.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  });

  it('says what is planned, for whom and where it comes from', () => {
    const event = byIcalJs(text).find(({ uid }) => uid === UID);
    const { title, affects, differs, sources } = dated.find(({ slug }) => slug === SLUG) ?? {};
    const { facts: names, status } = deadlinesWords;
    expect(event?.summary).toBe(title);
    expect(event?.description).toContain(`${names.affects}: ${affects}`);
    expect(event?.description).toContain(`${names.status}: ${status.sap.planned}.`);
    expect(event?.description).toContain(`${names.differs}: ${differs}`);
    expect(sources?.filter(({ href }) => href)).not.toHaveLength(0);
    for (const { label, href } of sources ?? [])
      expect(event?.description).toContain(href ? `${label}, ${href}` : label);
    expect(event?.component.getFirstPropertyValue('url')).toBe(`https://www.dhr.example/insights/deadlines#${SLUG}`);
  });

  it('marks an entry whose day nobody has published', () => {
    const open = byIcalJs(text).filter(({ summary }) => summary.endsWith(` ${deadlinesWords.calendar.dayOpen}`));
    expect(open.map(({ uid }) => uid)).toEqual(
      dated.filter(({ at }) => at.precision !== 'day').map(({ slug }) => `${slug}@deadlines.dhr`),
    );
  });
});

it('speaks in the tense of the day on which the file is made', () => {
  const on = (today: string) =>
    byIcalJs(calendarOf(dated, { ...facts, today })).find(({ uid }) => uid === UID)?.description;
  expect(on('2026-11-20')).not.toBe(on('2026-11-21'));
  expect(on('2026-11-21')).toContain(fill(facts.words.status.sap.passed, { date: '20 November 2026' }));
  expect(text).not.toMatch(/\{[^}]*\|/);
});

describe('an entry that a calendar program has already', () => {
  const one = dated.filter(({ slug }) => slug === SLUG);
  const read = (entries: typeof one, origin = facts.origin) => byIcalJs(calendarOf(entries, { ...facts, origin }))[0];

  it('keeps its name when the date moves or the site changes its address', () => {
    const moved = one.map((entry) => ({
      ...entry,
      when: '2027-05-14',
      at: { first: '2027-05-14', last: '2027-05-14', precision: 'day' as const },
    }));
    expect(read(moved)?.uid).toBe(UID);
    expect(read(moved)?.startDate.toString()).toBe('2027-05-14');
    expect(read(one, new URL('https://dhr.test'))?.uid).toBe(UID);
  });

  it('is a newer version after the next check, so that the program takes the change', () => {
    const later = one.map((entry) => ({ ...entry, checked: new Date('2026-12-01') }));
    expect(read(later)?.sequence).toBeGreaterThan(read(one)?.sequence ?? Infinity);
  });

  it('is the same file for the same record, whenever it is built', () => {
    expect(calendarOf(one, facts)).toBe(calendarOf(one, facts));
    expect(byIcalJs(calendarOf(one, facts))).toHaveLength(1);
  });
});
