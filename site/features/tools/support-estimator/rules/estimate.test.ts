import { describe, expect, it } from 'vitest';
import { fill } from '../../../../../common/wording.ts';
import { fc } from '../../../../../tests/support/property.ts';
import { anyEstimate, estimatorFile as data, isSentence } from '../../../../../tests/support/tools.ts';
import { EMPTY, type EstimateInput, estimate } from './estimate.ts';

const small: EstimateInput = { ...EMPTY, modules: ['e'], users: 1000, tickets: 10, changes: 2, interfaces: 4 };

describe('the package', () => {
  it.each<[name: string, change: Partial<EstimateInput>]>([
    ['bronze', { payrollCountries: 1, changes: 4 }],
    ['silver', { release: true }],
    ['silver', { changes: 5 }],
    ['silver', { window: 'both' }],
    ['gold', { payrollCountries: 2, release: true }],
    ['gold', { window: 'extended' }],
    ['gold', { lead: true }],
  ])('is %s with %j', (name, change) => {
    expect(estimate({ ...small, ...change }, data).package).toBe(name);
  });
  it('comes with its reasons, and says so when it brings release management along unasked', () => {
    expect(estimate(small, data).reasons).toEqual([data.reasons.bronze]);
    expect(estimate({ ...small, release: true }, data).reasons).toContain(data.reasons.release);
    const note = fill(data.notes.releaseAnyway, { package: data.packages.gold.label });
    expect(estimate({ ...small, lead: true }, data).notes).toContain(note);
  });
});

describe('the hours', () => {
  it('add up as shown', () => {
    const { lines, sum, steps, band } = estimate(
      { ...small, payrollCountries: 1, release: true, window: 'both' },
      data,
    );
    const line = (id: keyof typeof data.lines, values: Record<string, number | string>) => fill(data.lines[id], values);
    expect(lines.map(({ label, low, high }) => [label, low, high])).toEqual([
      [line('modules', { n: 1 }), 4, 8],
      [line('users', { n: 1000, low: 1, high: 2 }), 1, 2],
      [line('payroll', { n: 1, runs: 1, low: 3, high: 6 }), 3, 6],
      [line('tickets', { n: 10, low: 0.75, high: 1.5 }), 7.5, 15],
      [line('changes', { n: 2, low: 2, high: 5 }), 4, 10],
      [line('interfaces', { n: 4, low: 0.5, high: 1 }), 2, 4],
      [line('release', { n: data.counts.modules.one }), 4.5, 9],
      [line('sharedLead', {}), 1, 2],
      [line('healthCheck', { n: 1 }), 1.5, 2],
    ]);
    expect(sum).toEqual({ low: 28.5, high: 58 });
    expect(steps.map(({ label, low, high }) => [label, low, high])).toEqual([
      [line('window', { factor: 1.1 }), 31.35, 63.8],
      [line('rounding', { hours: 8 }), 24, 64],
    ]);
    expect(band).toEqual({ low: 24, high: 64 });
  });
  it('hold every line that the suggested package contains, whether it was asked for or not', () => {
    const idsOf = (change: Partial<EstimateInput>) => estimate({ ...small, ...change }, data).lines.map(({ id }) => id);
    expect(idsOf({})).not.toContain('release');
    expect(idsOf({ changes: 5 })).toEqual(expect.arrayContaining(['release', 'sharedLead', 'healthCheck']));
    expect(idsOf({ payrollCountries: 2 })).toEqual(expect.arrayContaining(['release', 'namedLead', 'healthCheck']));
    const asked = estimate({ ...small, payrollCountries: 2, release: true }, data);
    const unasked = estimate({ ...small, payrollCountries: 2 }, data);
    expect(unasked.band).toEqual(asked.band);
    expect(unasked.headline).toMatch(/Gold support package, .* release management included/);
  });
  it('count a weekly payroll more than four times', () => {
    const line = (frequency: EstimateInput['frequency']) =>
      estimate({ ...small, payrollCountries: 1, frequency }, data).lines.find(({ id }) => id === 'payroll');
    expect([line('monthly')?.low, line('twice')?.low, line('weekly')?.low]).toEqual([3, 6, 12.99]);
  });
  it('say what was assumed for an empty field', () => {
    const { lines, notes } = estimate({ ...small, users: 2500, tickets: null, changes: null }, data);
    expect(notes).toContain(fill(data.notes.assumedTickets, { n: 30 }));
    expect(notes).toContain(fill(data.notes.assumedChanges, { n: 1 }));
    expect(lines.find(({ id }) => id === 'tickets')?.low).toBe(22.5);
  });
  it('ask for input where there is none', () => {
    expect(estimate(EMPTY, data)).toMatchObject({
      isEmpty: true,
      headline: data.result.empty,
      band: { low: 0, high: 0 },
    });
  });
});

describe('every input gets a package, a reason and a band', () => {
  const input = anyEstimate(
    fc.array(fc.oneof(fc.constantFrom('e', 'p', 't', 'r'), fc.string())),
    fc.option(fc.oneof(fc.double(), fc.integer({ min: -3, max: 2_000_000 }))),
  );
  it('whatever the visitor enters', () => {
    fc.assert(
      fc.property(input, (entered) => {
        const result = estimate(entered, data);
        const { low, high } = result.band;
        expect(result.reasons.length).toBeGreaterThan(0);
        for (const text of [result.headline, ...result.reasons, ...result.notes]) expect(isSentence(text)).toBe(true);
        for (const { label } of [...result.lines, ...result.steps]) expect(isSentence(label)).toBe(true);
        expect(Number.isFinite(high) && low >= 0 && low <= high && low % 8 === 0 && high % 8 === 0).toBe(true);
        if (entered.release) expect(result.package).not.toBe('bronze');
        expect(result.lines.reduce((sum, line) => sum + line.high, 0)).toBeCloseTo(result.sum.high, 1);
      }),
      { numRuns: 500 },
    );
  });
});
