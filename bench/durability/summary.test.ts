import { describe, expect, it } from 'vitest';
import { faultsOf, tableOf } from './summary.ts';
import { emptyTally } from './tally.ts';

const tally = (changes: Partial<ReturnType<typeof emptyTally>>) => ({ ...emptyTally(), ...changes });

describe('the report on durability', () => {
  it('is content when nothing was lost and the control lost something', () => {
    expect(faultsOf({ kills: tally({ acknowledged: 500 }), control: tally({ lost: 12 }) })).toEqual([]);
  });
  it('says what was lost, doubled or went astray', () => {
    const faults = faultsOf({ cuts: tally({ lost: 2, duplicates: 1 }), pair: tally({ strayed: 3 }) });
    expect(faults).toEqual([
      'power cut, SQLite with `synchronous=FULL`: 2 lost, 1 duplicates.',
      'two servers on one PostgreSQL, killed in turn: 3 astray.',
    ]);
  });
  it('says that a control which loses nothing proves nothing', () => {
    expect(faultsOf({ control: tally({ lost: 0 }) })).toEqual([expect.stringContaining('prove nothing')]);
  });
  it('shows the parts that were measured in a fixed order', () => {
    const lines = tableOf({ stops: tally({ runs: 50 }), kills: tally({ acknowledged: 36_475 }) }).split('\n');
    expect(lines[2]).toContain('36,475');
    expect(lines[3]).toContain('immediate stop of PostgreSQL');
  });
});
