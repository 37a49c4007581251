import { type Column, markdownTable } from '../lib/markdown-table.ts';
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

/** Parts that were measured, each with its day. */
export type Tallies = Partial<Record<PartName, Tally & { date: string }>>;

type Row = Tally & { name: PartName; date: string };

const number = (title: string, text: (row: Row) => number): Column<Row> => ({
  title,
  align: 'right',
  text: (row) => text(row).toLocaleString('en'),
});

const COLUMNS: Column<Row>[] = [
  { title: 'Fault', text: ({ name }) => TITLES[name] },
  number('Runs', ({ runs }) => runs),
  number('Acknowledged', ({ acknowledged }) => acknowledged),
  number('Lost', ({ lost }) => lost),
  number('Duplicates', ({ duplicates }) => duplicates),
  number('Astray', ({ strayed }) => strayed),
  number('Interrupted', ({ interrupted }) => interrupted),
  number('of those stored', ({ interruptedStored }) => interruptedStored),
  { title: 'Day', text: ({ date }) => date },
];

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
    COLUMNS,
    PART_NAMES.flatMap((name) => {
      const tally = tallies[name];
      return tally ? [{ ...tally, name }] : [];
    }),
  );
