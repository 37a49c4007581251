import { markdownTable } from '../lib/markdown-table.ts';
import type { Tally } from './tally.ts';

export const TITLES = {
  kills: '`kill -9` of the server, SQLite',
  cuts: 'power cut, SQLite with `synchronous=FULL`',
  control: 'power cut, `NORMAL` (control, must lose)',
  stops: 'immediate stop of PostgreSQL',
  pair: 'two servers on one PostgreSQL, killed in turn',
} as const;
export type PartName = keyof typeof TITLES;
export const PART_NAMES = Object.keys(TITLES) as PartName[];

/** The parts that were measured. */
export type Tallies = Partial<Record<PartName, Tally>>;

/** What must never happen. The control must lose something, or the method would detect nothing. */
export const faultsOf = (tallies: Tallies): string[] =>
  PART_NAMES.flatMap((name) => {
    const tally = tallies[name];
    if (!tally) return [];
    if (name === 'control') {
      return tally.lost > 0 ? [] : ['The control lost nothing, so the power cuts of this run prove nothing.'];
    }
    const { lost, duplicates, strayed, otherAnswers } = tally;
    const found = Object.entries({ lost, duplicates, astray: strayed, 'answers of another kind': otherAnswers })
      .filter(([, count]) => count > 0)
      .map(([word, count]) => `${count} ${word}`);
    return found.length > 0 ? [`${TITLES[name]}: ${found.join(', ')}.`] : [];
  });

export const tableOf = (tallies: Tallies): string =>
  markdownTable(
    ['Fault', 'Runs', 'Acknowledged', 'Lost', 'Duplicates', 'Astray', 'Interrupted', 'of those stored'],
    PART_NAMES.flatMap((name) => {
      const tally = tallies[name];
      if (!tally) return [];
      const { runs, acknowledged, lost, duplicates, strayed, interrupted, interruptedStored } = tally;
      return [[TITLES[name], runs, acknowledged, lost, duplicates, strayed, interrupted, interruptedStored]];
    }),
  );
