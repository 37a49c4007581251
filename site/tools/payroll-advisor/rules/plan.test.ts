import { describe, expect, it } from 'vitest';
import { advisor } from '../../../../tests/support/tools.ts';
import { advise } from './advise.ts';
import type { AdvisorInput } from './types.ts';

const PEOPLE = { Egypt: 700, India: 3200, Kenya: 30, Oman: 250, 'Saudi Arabia': 1500, 'United Arab Emirates': 6000 };
const rowsOf = (people: Readonly<Record<string, number | null>>) =>
  Object.entries(people).map(([name, headcount], n) => ({ code: `X${String.fromCharCode(65 + n)}`, name, headcount }));
const ready: AdvisorInput = {
  operation: 'inHouse',
  cloud: 'ready',
  employeeCentral: 'live',
  currentPayroll: 'erp',
  rows: rowsOf(PEOPLE),
};
const plan = (change: Partial<AdvisorInput> = {}) => advise({ ...ready, ...change }, advisor);

describe('the order of the countries', () => {
  it('begins with the smallest that proves the design, and ends with those that join', () => {
    expect(plan().waves.map(({ name, countries }) => [name, countries])).toEqual([
      ['Wave 1', ['Egypt']],
      ['Wave 2', ['United Arab Emirates', 'India', 'Saudi Arabia']],
      ['Wave 3', ['Oman']],
      ['Alongside', ['Kenya']],
    ]);
  });
  it('takes a few countries at a time', () => {
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`P${10 + n}`, 1000 + n]));
    expect(plan({ rows: rowsOf(many) }).waves.map(({ countries }) => countries.length)).toEqual([1, 4, 4, 3]);
  });
  it('is one wave for one country', () => {
    const [wave, ...others] = plan({ rows: rowsOf({ India: 900 }) }).waves;
    expect(wave).toMatchObject({ name: 'Wave 1', countries: ['India'], reason: advisor.plan.reasons.only });
    expect(others).toEqual([]);
  });
  it('calls nothing alongside where there is no wave', () => {
    const { waves } = plan({ operation: 'managed' });
    expect(waves.map(({ name }) => name)).toEqual(['Wave 1']);
  });
  it('keeps countries that cannot be placed yet in sight', () => {
    const { waves } = plan({ rows: rowsOf({ India: 900, Oman: null }) });
    expect(waves.at(-1)).toMatchObject({
      name: advisor.plan.open,
      countries: ['Oman'],
      needs: ['Headcounts for Oman'],
    });
  });
});

describe('what each wave needs first', () => {
  const needs = (change: Partial<AdvisorInput> = {}) => plan(change).waves.map((wave) => wave.needs.join(' · '));
  it('asks for Employee Central only where it is not live', () => {
    expect(needs().join()).not.toMatch(/Employee Central live in/);
    expect(needs({ employeeCentral: 'planned' })[1]).toMatch(/live in United Arab Emirates, India and Saudi Arabia/);
  });
  it('asks once for what holds for all countries', () => {
    const [first = '', ...later] = needs();
    expect(first).toContain(advisor.plan.needed.time);
    expect(later.join()).not.toContain(advisor.plan.needed.time);
  });
  it('asks for pay rules where no SAP system holds them', () => {
    expect(needs({ currentPayroll: 'other' })[0]).toContain(advisor.plan.needed.rules);
    expect(needs()[0]).toContain(advisor.plan.needed.modifications);
  });
  it('asks a partner for its reach', () => {
    expect(needs().at(-1)).toMatch(/coverage confirmed: Kenya/);
  });
});

describe('the band of effort', () => {
  const { drivers } = advisor.effort;
  it('adds up its drivers and rounds outwards', () => {
    const { lines, low, high } = plan().effort;
    expect(lines.map(({ driver }) => driver)).toEqual(['ecpFirst', 'ecpNext', 'ecpBeside', 'partnerFirst', 'large']);
    const least = lines.reduce((sum, line) => sum + line.low, 0);
    expect(least).toBe(
      drivers.ecpFirst.low +
        3 * drivers.ecpNext.low +
        drivers.ecpBeside.low +
        drivers.partnerFirst.low +
        drivers.large.low,
    );
    expect(low).toBe(Math.floor(least / 10) * 10);
    expect(high % 10).toBe(0);
  });
  it('grows where Employee Central is not live or the pay rules are in no SAP system', () => {
    const ofLines = (change: Partial<AdvisorInput>) => plan(change).effort.lines.map(({ driver }) => driver);
    expect(ofLines({ employeeCentral: 'planned' })).toContain('core');
    expect(ofLines({ currentPayroll: 'other' })).toContain('rules');
  });
  it('says how many countries it does not count', () => {
    expect(plan({ rows: rowsOf({ India: 900, Oman: null }) }).effort.notCounted).toBe(1);
    expect(plan({ operation: null }).effort).toMatchObject({ lines: [], low: 0, high: 0, notCounted: 6 });
  });
});
