import { describe, expect, it } from 'vitest';
import { calendarDay, longTime, shortTime, timeThere } from './time.ts';

const at = (text: string): number => new Date(text).getTime();
const now = at('2026-11-16T12:10:00');

describe('times as people say them', () => {
  it.each([
    ['2026-11-16T11:58:00', '11:58', 'Today, 11:58'],
    ['2026-11-15T23:59:00', 'Yesterday', 'Yesterday, 23:59'],
    ['2026-11-13T08:05:00', '13 Nov', '13 Nov, 08:05'],
    ['2025-11-13T08:05:00', '13 Nov 2025', '13 Nov 2025, 08:05'],
  ])('%s', (when, short, long) => {
    expect([shortTime(at(when), now), longTime(at(when), now)]).toEqual([short, long]);
  });

  it('begin with a small letter inside a sentence', () => {
    expect(longTime(at('2026-11-16T11:58:00'), now, 'inSentence')).toBe('today, 11:58');
  });
});

describe('a day of the calendar', () => {
  it.each([
    ['2026-11-15', '15 November 2026'],
    ['2026-13-45', '2026-13-45'],
    ['version 2', 'version 2'],
  ])('%s is %s', (day, said) => {
    expect(calendarDay(day)).toBe(said);
  });
});

describe('the clock of the visitor', () => {
  const noon = at('2026-11-16T12:00:00Z');

  it('shows time and day there', () => {
    expect(timeThere({ name: 'Asia/Dubai', isAbout: false }, noon)).toBe('It is 16:00 there, Monday');
    expect(timeThere({ name: 'Pacific/Auckland', isAbout: false }, noon)).toBe('It is 01:00 there, Tuesday');
  });

  it('says "about" in a country with several zones', () => {
    expect(timeThere({ name: 'America/New_York', isAbout: true }, noon)).toBe('It is about 07:00 there, Monday');
  });
});
