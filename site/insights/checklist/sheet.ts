import writeExcelFile, { type SheetData } from 'write-excel-file/universal';
import { fill } from '../../../common/wording.ts';
import { paper } from '../../figures/share/palette.ts';
import type { Checklist } from './schema.ts';

interface Facts {
  checklist: Pick<Checklist, 'groups' | 'words'>;
  /** The address of the page, and the day of the file, in words. */
  link: string;
  date: string;
}

const PARTNERS = [1, 2, 3];
const HEAD = {
  fontWeight: 'bold',
  backgroundColor: paper.band,
  alignVertical: 'center',
  wrap: true,
} as const;
const CELL = { alignVertical: 'top', wrap: true } as const;
const WIDTHS = [6, 20, 44, 36, 36, ...PARTNERS.flatMap(() => [14, 36])];

/** One row for each question, with an empty answer and note for three partners. */
function rowsOf({ checklist: { groups, words }, link, date }: Facts): SheetData {
  const partners = PARTNERS.map((n) => fill(words.partner, { n }));
  const head = [
    ...[words.number, words.group, words.question, words.why, words.good],
    ...partners.flatMap((partner) => [partner, `${partner}: ${words.note}`]),
  ];
  const questions = groups.flatMap((group) =>
    group.questions.map((question) => ({ ...question, ...group })),
  );
  return [
    head.map((value) => ({ value, ...HEAD })),
    ...questions.map(({ heading, ask, why, good }, i) => [
      { value: i + 1, ...CELL },
      ...[heading, ask, why, good, ...PARTNERS.flatMap(() => ['', ''])].map((value) => ({
        value,
        ...CELL,
      })),
    ]),
    [],
    [null, { value: fill(words.from, { link, date }) }],
  ];
}

export function sheetOf(facts: Facts): Promise<Blob> {
  return writeExcelFile(rowsOf(facts), {
    sheet: facts.checklist.words.sheet,
    columns: WIDTHS.map((width) => ({ width })),
    stickyRowsCount: 1,
    orientation: 'landscape',
  }).toBlob();
}
