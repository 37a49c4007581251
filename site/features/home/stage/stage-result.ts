import { count, fill } from '../../../../common/wording.ts';
import { at, line } from '../../../parts/figures/kolam/draw.ts';
import { parse, trace } from '../../../parts/figures/kolam/grid.ts';
import { ASSUMED } from '../../tools/payroll-advisor/rules/address.ts';
import { readCountries } from '../../tools/payroll-advisor/rules/countries.ts';
import { decideAll } from '../../tools/payroll-advisor/rules/decide.ts';
import { parseList, type Unsettled } from '../../tools/payroll-advisor/rules/parse-list.ts';
import { sumOf } from '../../tools/payroll-advisor/rules/rows.ts';
import type { StageData } from '../home-content.ts';

interface Cell {
  headcount: number | null;
  /** A provider runs payroll, not a team of one's own. */
  isManaged: boolean;
  /** A law of the country changes soon. */
  isDue: boolean;
}

function questionAbout(
  { text, name, guesses: [guess], isShared }: Unsettled,
  words: StageData['words'],
): string {
  if (isShared) return fill(words.shared, { text });
  if (guess) return fill(words.meant, { text: name, country: guess.name });
  return name ? fill(words.unknown, { text: name }) : fill(words.noName, { text });
}

/** The result for a list as it was typed, on a day: one sentence, what could not be read, and what to draw. */
export function stageReader({
  countries: names,
  paste,
  counts,
  words,
  dates,
  ...known
}: StageData) {
  const countries = readCountries(names);
  const inWords = (n: number, counted: typeof words.dates) =>
    fill(n === 1 ? counted.one : counted.many, { n: words.numbers[n] ?? n });
  return (text: string, today: string) => {
    const { rows, unsettled } = parseList(text, countries, paste, counts.more);
    const routes = decideAll(rows, ASSUMED, known).rows.map(({ rule }) => known.optionOf[rule]);
    const year = Number(today.slice(0, 4)) + 2;
    const coming = dates.filter(({ first, last }) => last >= today && first < `${year}`);
    const isDue = (code: string) => coming.some(({ countries: codes }) => codes.includes(code));
    const cells = rows.map(({ code, headcount }, at): Cell => {
      return { headcount, isManaged: routes[at] === 'partner', isDue: isDue(code) };
    });
    const concerned = coming.filter(
      ({ countries: codes }) => codes.length === 0 || rows.some(({ code }) => codes.includes(code)),
    );
    const people = sumOf(rows);
    return {
      cells,
      sentence: fill(people > 0 ? words.sentence : words.withoutPeople, {
        countries: count(rows.length, counts.countries),
        people: count(people, counts.people),
        routes: inWords(new Set(routes.filter((route) => route !== 'open')).size, words.routes),
        dates: inWords(concerned.length, words.dates),
        year: `${year}`,
      }),
      unread: unsettled.map((entry) => questionAbout(entry, words)),
    };
  };
}

/** From these headcounts on a country has one dot more. */
const STEPS = [100, 500, 1000, 2500, 5000, 10_000];
/** A few loops would be too large for the stage, so the box has room for three by three. */
const MIN_COLUMNS = 3;

/** Up to three countries in a row, more in a block. The line goes to and fro and never closes a ring, so it is one line. */
function figureOf(countries: number) {
  const width = countries <= MIN_COLUMNS ? countries : Math.ceil(Math.sqrt(countries));
  const grid = parse('o'.repeat(countries).replace(new RegExp(`.{${width}}(?=.)`, 'g'), '$&/'));
  const lastOf = (row: number) => Math.min(width, countries - row * width) - 1;
  const open = grid.edges.map(([a, b, side]) => {
    const row = Math.floor(a / width);
    return side === 1 || b % width === (row % 2 === 0 ? lastOf(row + 1) : 0);
  });
  return { ...grid, open, loops: trace(grid, open) };
}

/** One dot in the middle, more in a ring, seven with one in the middle again. */
function dotsIn([x, y]: [number, number], headcount: number | null): string {
  const dots = 1 + STEPS.filter((step) => (headcount ?? 0) >= step).length;
  const ring = Math.min(dots, 6);
  return Array.from({ length: dots }, (_, n) => {
    const radius = dots === 1 || n === 6 ? 0 : 3.6;
    const angle = (2 * Math.PI * n) / ring - Math.PI / 2;
    return `M${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}h0`;
  }).join('');
}

/** One unbroken line with a loop for each country: round or octagonal, with dots for its people. */
export function drawCells(cells: readonly Cell[]) {
  const figure = figureOf(cells.length);
  const side = 20 * Math.max(figure.w, figure.h, MIN_COLUMNS);
  const dotsOf = (isDue: boolean) =>
    cells
      .map((cell, n) => (cell.isDue === isDue ? dotsIn(at(figure, n), cell.headcount) : ''))
      .join('');
  return {
    box: [(20 * figure.w - side) / 2, (20 * figure.h - side) / 2, side, side].join(' '),
    side,
    line: line(figure, (dot) => (cells[dot]?.isManaged ? 'girih' : 'kolam')),
    due: dotsOf(true),
    others: dotsOf(false),
  };
}
