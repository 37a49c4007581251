/** One loop a month with dates, months without any in between as two strands side by side. */

/** The side of a month's square. */
export const MONTH = 20;
/** The thread crosses itself in the corners of the squares, so loops have this radius. */
const RADIUS = MONTH / 2 / Math.SQRT2;
const R = RADIUS.toFixed(2);
const MIDDLE = MONTH / 2;
/** Half the distance of the strands where no month has a date. */
const STRAND = 2.2;
/** Where the round part of a loop begins and ends. */
const TURN = MONTH / 4;
const DOT_RING = 3;
/** Six around and one in the middle: more could not be told apart. */
const MAX_DOTS = 7;

/** From one crossing of the thread to the next: a month with dates, or all months between two. */
interface Stretch {
  from: number;
  to: number;
  isLoop: boolean;
}

function stretchesOf(counts: readonly number[]): Stretch[] {
  const last = counts.findLastIndex((count) => count > 0);
  const stretches: Stretch[] = [];
  for (const [month, count] of counts.slice(0, last + 1).entries()) {
    const [from, to] = [month * MONTH, (month + 1) * MONTH];
    const before = stretches.at(-1);
    if (count > 0) stretches.push({ from, to, isLoop: true });
    else if (before?.isLoop) stretches.push({ from, to, isLoop: false });
    else if (before) before.to = to;
  }
  return stretches;
}

/** Half of the thread through a stretch, from its left crossing or back from its right one. */
function strand({ from, to, isLoop }: Stretch, isBelow: boolean, isBack: boolean): string {
  const side = isBelow ? 1 : -1;
  const [start, end] = isBack ? [to, from] : [from, to];
  const step = isBack ? -1 : 1;
  const reach = isLoop ? TURN : STRAND;
  const y = MIDDLE + side * reach;
  const [enter, leave] = [start + step * reach, end - step * reach];
  const sweep = isBelow === isBack ? 1 : 0;
  const way = isLoop ? `A${R} ${R} 0 0 ${sweep} ${leave} ${y}` : `L${leave} ${y}`;
  return `L${enter} ${y}${way}L${end} ${MIDDLE}`;
}

/** The loop at an end of the line, all around; the thread comes from its open side and returns. */
function end({ from, to }: Stretch, isLast: boolean, isBelow: boolean): string {
  const side = isBelow ? 1 : -1;
  const x = isLast ? from + TURN : to - TURN;
  const sweep = isBelow === isLast ? 0 : 1;
  const [y, back] = [MIDDLE + side * TURN, MIDDLE - side * TURN];
  return `L${x} ${y}A${R} ${R} 0 1 ${sweep} ${x} ${back}`;
}

function circle({ from }: Stretch): string {
  return `M${from + MIDDLE - RADIUS} ${MIDDLE}a${R} ${R} 0 1 1 0 .01Z`;
}

/** The line through the months as paths: its thread, the grounds of its loops, and what is left. */
export function monthLine(counts: readonly number[]) {
  const stretches = stretchesOf(counts);
  const [first, ...others] = stretches;
  const last = others.at(-1);
  const width = counts.length * MONTH;
  const [left, right] = [first?.from ?? width, (last ?? first)?.to ?? 0];
  const bare = [
    left > 0 && `M0 ${MIDDLE}H${left + 3}`,
    right < width && `M${right - 3} ${MIDDLE}H${width}`,
  ];
  const base = bare.filter(Boolean).join('');
  if (!first || !last) {
    const loop = first ? circle(first) : '';
    return { width, thread: loop, cells: loop, base };
  }
  const middle = others.slice(0, -1);
  // Forward and back are mirrored, and at each crossing the thread changes its side.
  const forth = middle.map((stretch, at) => strand(stretch, at % 2 === 0, false));
  const back = middle.map((stretch, at) => strand(stretch, at % 2 === 1, true)).toReversed();
  const isBelow = middle.length % 2 === 0;
  const thread = [
    `M${first.to} ${MIDDLE}`,
    ...forth,
    end(last, true, isBelow),
    `L${last.from} ${MIDDLE}`,
    ...back,
    end(first, false, true),
    'Z',
  ].join('');
  const cells = stretches
    .filter(({ isLoop }) => isLoop)
    .map((stretch) => {
      const { from, to } = stretch;
      if (stretch === first) return `M${to} ${MIDDLE}${end(stretch, false, true)}Z`;
      if (stretch === last) return `M${from} ${MIDDLE}${end(stretch, true, true)}Z`;
      return `M${from} ${MIDDLE}${strand(stretch, false, false)}${strand(stretch, true, true)}Z`;
    })
    .join('');
  return { width, thread, cells, base };
}

/** The place of one of several dots in its month: one in the middle, more in a ring. */
export function dotAt(month: number, at: number, count: number): string {
  const ring = Math.min(count, MAX_DOTS - 1);
  const radius = count === 1 || at === ring ? 0 : DOT_RING;
  const angle = (2 * Math.PI * at) / ring - Math.PI / 2;
  const round = (value: number) => Math.round(value * 10) / 10;
  const x = round(month * MONTH + MIDDLE + radius * Math.cos(angle));
  return `M${x} ${round(MIDDLE + radius * Math.sin(angle))}h0`;
}
