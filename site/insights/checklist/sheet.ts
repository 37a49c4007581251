import writeExcelFile, { type SheetData } from 'write-excel-file/universal';
import { fill } from '../../../common/wording.ts';
import { type Answers, LETTERS } from './answers.ts';
import type { Checklist } from './schema.ts';

interface Facts {
  checklist: Pick<Checklist, 'title' | 'groups' | 'words'>;
  /** Where the page stands, and the day of the file, in words. */
  link: string;
  date: string;
  answers?: Answers | undefined;
}

const HEAD = { fontWeight: 'bold', backgroundColor: '#f5ecdb', alignVertical: 'center', wrap: true } as const;
const CELL = { alignVertical: 'top', wrap: true } as const;
const WIDTHS = [6, 20, 44, 36, 36];

/** The list as rows: one for each question, with a tick and a note for three partners. */
export const rowsOf = ({ checklist: { groups, words }, link, date, answers }: Facts): SheetData => {
  /** What was entered about a partner; one that was removed leaves its columns empty. */
  const about = (i: number): Answers | undefined => (answers && i < answers.partners ? answers : undefined);
  const partnerOf = (i: number): string => about(i)?.names[i]?.trim() || fill(words.partner, { n: i + 1 });
  const head = [words.number, words.group, words.question, words.why, words.good].concat(
    LETTERS.flatMap((_, i) => [partnerOf(i), `${partnerOf(i)}: ${words.note}`]),
  );
  const questions = groups.flatMap(({ heading, questions: own }) => own.map((question) => ({ ...question, heading })));
  return [
    head.map((value) => ({ value, ...HEAD })),
    ...questions.map(({ heading, ask, why, good }, i) => [
      { value: i + 1, ...CELL },
      ...[heading, ask, why, good].map((value) => ({ value, ...CELL })),
      ...LETTERS.flatMap((letter, partner) => {
        const name = `${letter}${i + 1}`;
        const tick = about(partner)?.ticks.includes(name) ? words.true : '';
        return [tick, about(partner)?.notes[name] ?? ''].map((value) => ({ value, ...CELL }));
      }),
    ]),
    [],
    [null, { value: fill(words.from, { link, date }) }],
  ];
};

/** A real spreadsheet of the list, the same at build time and in the browser. */
export const sheetOf = (facts: Facts): Promise<Blob> =>
  writeExcelFile(rowsOf(facts), {
    sheet: facts.checklist.words.sheet,
    columns: [...WIDTHS, ...LETTERS.flatMap(() => [14, 36])].map((width) => ({ width })),
    stickyRowsCount: 1,
    orientation: 'landscape',
  }).toBlob();
