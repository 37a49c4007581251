import { count } from '../../../../common/wording.ts';
import { relative } from '../../../parts/figures/kolam/draw.ts';
import { isDue } from '../../../parts/when.ts';
import type { DeadlinesPage } from '../../../schemas/insights/deadlines.ts';
import type { Dated } from './deadlines.ts';

const MONTHS = 24;
/** Two rows on a phone: each is a drawing of its own, which the next one carries on. */
const ROW_MONTHS = 12;
const PITCH = 20;
const MIDDLE = 10;
/** Between two strands that run side by side, from the middle. */
const HALF_GAP = 2.2;
const RING_RADIUS = 3;
const WIDE_RING_RADIUS = 4;

/** Two years from the month of a day on, as 2026-11. */
export function monthsFrom(day: string): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, i) =>
    new Date(Date.UTC(year, month - 1 + i)).toISOString().slice(0, 7),
  );
}

/** One dot in the middle, several in a ring. */
function dotAt(x: number, place: number, all: number): string {
  const radius = all === 1 ? 0 : all > 5 ? WIDE_RING_RADIUS : RING_RADIUS;
  const angle = (2 * Math.PI * place) / all - Math.PI / 2;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)].map((part) => MIDDLE + radius * part);
  return relative(`M${x + (dx ?? 0)} ${dy}h0`);
}

interface Place {
  x: number;
  isFirst: boolean;
  isLast: boolean;
}
/** Half of a loop, above the middle or below it; it is closed where the line ends. */
function halfLoop({ x, isFirst, isLast }: Place, side: -1 | 1): string {
  const bow = MIDDLE + 5 * side;
  const from = isFirst ? `${x + 2.93} ${MIDDLE}` : `${x} ${MIDDLE}L${x + 5} ${bow}`;
  const to = isLast ? `${x + 17.07} ${MIDDLE}` : `${x + 15} ${bow}L${x + PITCH} ${MIDDLE}`;
  return `M${from}A7.07 7.07 0 0 ${side < 0 ? 1 : 0} ${to}`;
}
/** A strand through a month without a date, which leaves one crossing and comes to another. */
function strand(x: number, side: -1 | 1, [leaves, comes]: [boolean, boolean]): string {
  const y = MIDDLE + HALF_GAP * side;
  const from = leaves ? `${x} ${MIDDLE}L${x + HALF_GAP} ${y}` : `${x} ${y}`;
  const to = comes ? `${x + PITCH - HALF_GAP} ${y}L${x + PITCH} ${MIDDLE}` : `${x + PITCH} ${y}`;
  return `M${from}L${to}`;
}

/** Dates of two years on one line, in rows of twelve months. The line turns only round a dot: a month without a date has no loop. */
export function yearLineOf(ahead: readonly Dated[], today: string, words: DeadlinesPage) {
  const names = monthsFrom(today);
  const startingIn = (month: string) => ahead.filter(({ at }) => at.first.startsWith(month));
  const isExact = ({ at }: Dated) => at.precision === 'day' || at.precision === 'month';
  const hasLoop = names.map((month) => startingIn(month).some(isExact));
  const [start, end] = [hasLoop.indexOf(true), hasLoop.lastIndexOf(true)];
  const months = names.map((month, i) => {
    const x = (i % ROW_MONTHS) * PITCH;
    const place = { x, isFirst: i === start, isLast: i === end };
    const ends: [boolean, boolean] = [hasLoop[i - 1] === true, hasLoop[i + 1] === true];
    const isWithin = i > start && i < end;
    const dates = startingIn(month).filter(isExact);
    return {
      month,
      name: `${month.slice(0, 4)}: ${count(dates.length, words.dates)}`,
      year: i === 0 || i === ROW_MONTHS || month.endsWith('-01') ? month.slice(0, 4) : undefined,
      dots: dates.map(({ slug, at }, n) => ({
        slug,
        path: dotAt(x, n, dates.length),
        isDue: isDue(at, today),
      })),
      noDay: startingIn(month).filter((entry) => !isExact(entry)),
      loop: hasLoop[i] ? halfLoop(place, -1) + halfLoop(place, 1) : '',
      strands: !hasLoop[i] && isWithin ? strand(x, -1, ends) + strand(x, 1, ends) : '',
      rest: hasLoop[i] || isWithin ? '' : `M${x} ${MIDDLE}L${x + PITCH} ${MIDDLE}`,
    };
  });
  const last = names.at(-1) ?? '';
  return {
    box: `0 2 ${ROW_MONTHS * PITCH} 16`,
    rows: [months.slice(0, ROW_MONTHS), months.slice(ROW_MONTHS)].map((row) => {
      const pathOf = (part: 'loop' | 'strands' | 'rest') =>
        relative(row.map((month) => month[part]).join(''));
      return {
        months: row,
        loops: pathOf('loop'),
        strands: pathOf('strands'),
        rest: pathOf('rest'),
      };
    }),
    later: ahead.filter(({ at }) => at.first.slice(0, 7) > last),
  };
}
