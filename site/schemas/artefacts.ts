import { z } from 'zod';
import { group, label, listOf, provisional, sentence } from '../../content-reader/schema-words.ts';

/** 1,240.00 or −83.33 or 97%, as a document writes it. */
const AMOUNT = /^[+−]?\d[\d,]*(?:\.\d+)?%?$/;
const AMOUNTS = /\d(?:[\d,]*\d)?(?:\.\d+)?%?/g;
/** More dots have no room in the line under the table. */
const MAX_DOTS = 24;

const OPERATIONS: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '−': (left, right) => left - right,
  '×': (left, right) => left * right,
  '÷': (left, right) => left / right,
};

function numberOf(amount: string): number {
  const value = Number(amount.replace(/[,+%]/g, '').replace('−', '-'));
  return amount.endsWith('%') ? value / 100 : value;
}

/** Whether what is left of "=" comes to what is right of it, as exactly as that is written. */
function comesOut(sum: string): boolean {
  const [first = '', ...rest] = sum.split(' ');
  const result = rest.at(-1) ?? '';
  if (rest.at(-2) !== '=' || rest.length % 2 !== 0) return false;
  if (![first, ...rest.filter((_, i) => i % 2)].every((amount) => AMOUNT.test(amount)))
    return false;
  let total = numberOf(first);
  for (let i = 0; i < rest.length - 2; i += 2)
    total = OPERATIONS[rest[i] ?? '']?.(total, numberOf(rest[i + 1] ?? '')) ?? Number.NaN;
  const decimals = /\.(\d+)/.exec(result)?.[1]?.length ?? 0;
  const half = 0.5 / 10 ** (decimals + (result.endsWith('%') ? 2 : 0));
  return Math.abs(total - numberOf(result)) <= half * 1.000001;
}

const shape = z.strictObject({
  title: label.describe('The document and its date, for example Parallel run 2, March'),
  summary: sentence.describe('What it covers, in a few words'),
  columns: group('The column heads', {
    name: label.describe('What each row is about'),
    values: z.array(label).max(3).describe('At most three; phones show the last one'),
    finding: label.describe('What was found, and what follows'),
  }),
  rows: listOf('At most three rows, each with one finding', {
    name: label.describe('What the row is about'),
    note: label.optional().describe('A quiet line under the name'),
    values: z.array(label).describe('One value for each column of values'),
    finding: label.describe('The finding, in bold'),
    follows: sentence.optional().describe('What follows from it'),
    open: z.literal(true).optional().describe('true for a row that is not settled'),
  })
    .min(1)
    .max(3),
  tally: group('The line under the table: round what is settled, past what is open', {
    of: label.describe('What is counted, for example differences'),
    parts: listOf('How many of them are in which state', {
      count: z.number().int().min(1).describe('How many'),
      label: label.describe('The state, for example explained'),
      open: z.literal(true).optional().describe('true for those that are not settled'),
    }).min(1),
  }),
  sums: z
    .array(label)
    .optional()
    .describe('How the figures add up, not shown: 4,200 − 4,188 = 12. Signs are + − × ÷'),
  provisional,
});

/** One sheet of the work, drawn in the head of a page and marked "Example". */
export const artefact = shape.superRefine(
  ({ title, summary, columns, rows, tally, sums = [] }, context) => {
    const fault = (path: PropertyKey[], message: string) => {
      context.addIssue({ code: 'custom', path, message });
    };
    const total = tally.parts.reduce((all, { count }) => all + count, 0);
    if (total > MAX_DOTS)
      fault(
        ['tally', 'parts'],
        `count ${total}, more than ${MAX_DOTS} dots: count something larger`,
      );
    const isOpen = ({ open }: { open?: true | undefined }) => open === true;
    if (rows.some(isOpen) !== tally.parts.some(isOpen))
      fault(
        ['tally', 'parts'],
        'and rows disagree: write open: true at a row and at a part, or at neither',
      );

    for (const [i, { values }] of rows.entries())
      if (values.length !== columns.values.length)
        fault(
          ['rows', i, 'values'],
          `must have ${columns.values.length} entries, one for each column: add or remove some`,
        );

    const cells = rows.flatMap(({ values }) => values);
    const written = rows.flatMap(({ name, note = '', finding, follows = '' }) => [
      name,
      note,
      finding,
      follows,
    ]);
    const counts = [total, ...tally.parts.map(({ count }) => count)];
    const words = [title, summary, ...cells, ...written, ...counts].join(' ');
    const shown = new Set<string>(words.match(AMOUNTS));
    const unsigned = (amount: string) => amount.replace(/^[+−]/, '');
    for (const [i, sum] of sums.entries()) {
      const result = unsigned(sum.split(' ').at(-1) ?? '');
      if (!comesOut(sum))
        fault(['sums', i], `is "${sum}", which does not come out: correct its figures`);
      else if (!shown.has(result))
        fault(
          ['sums', i],
          `comes to ${result}, which the sheet does not show: write it, or delete the sum`,
        );
    }
    const summed = new Set(sums.flatMap((sum) => sum.split(' ')).map(unsigned));
    for (const [i, { values }] of rows.entries())
      for (const value of values.filter((value) => AMOUNT.test(value)))
        if (!summed.has(unsigned(value)))
          fault(['rows', i, 'values'], `has ${value}, which is in no sum: add the sum under sums`);
  },
);

export type Artefact = z.infer<typeof artefact>;
