/**
 * The grammar of the drawing of countries. Each sign means one thing, in every line of the site:
 * this file is the only one that draws them.
 */
export interface Loop {
  /** An octagon where a provider runs payroll, round where a team of one's own does. */
  isManaged: boolean;
  /** One to seven dots; a ring where the number is missing. */
  people: number | null;
  /** In place of people: so many dots, of which words next to the loop say what they count. */
  dots?: number;
  /** Marigold dots for a date within 90 days; words next to the loop say it as well. */
  isDue: boolean;
  /** Filled where a source names a payroll version. */
  isKnown: boolean;
}

/** From these numbers of people on a loop has one dot more. */
const STEPS = [100, 500, 1000, 2500, 5000, 10_000];
export const DUE_DAYS = 90;

const PITCH = 20;
const RADIUS = 7.07;
/** The handle of an eighth of the circle. */
const HANDLE = 1.875;

type Point = readonly [x: number, y: number];
/** From the top of a loop to its bottom, on the right. A round loop bends between two points on its circle. */
type Side = readonly Point[];

const ROUND = {
  middle: [
    [0, -10],
    [5, -5],
    [RADIUS, 0],
    [5, 5],
    [0, 10],
  ],
  top: [
    [0, -RADIUS],
    [5, -5],
    [RADIUS, 0],
    [5, 5],
    [0, 10],
  ],
  only: [
    [0, -RADIUS],
    [5, -5],
    [RADIUS, 0],
    [RADIUS, 0],
    [5, 5],
    [0, RADIUS],
  ],
} as const satisfies Record<string, Side>;
/** As many points as a round one has, so that one becomes the other. */
const OCTAGON = {
  middle: [
    [0, -10],
    [7, -3],
    [7, 0],
    [7, 3],
    [0, 10],
  ],
  top: [
    [0, -7],
    [3, -7],
    [7, -3],
    [7, 3],
    [0, 10],
  ],
  only: [
    [0, -7],
    [3, -7],
    [7, -3],
    [7, 3],
    [3, 7],
    [0, 7],
  ],
} as const satisfies Record<keyof typeof ROUND, Side>;

function upsideDown(side: Side): Side {
  return side.map(([x, y]): Point => [x, -y]).reverse();
}
function mirrored(side: Side): Side {
  return side.map(([x, y]): Point => [-x, y]);
}
function sideOf({ isManaged }: Loop, at: number, all: number): Side {
  const shape = isManaged ? OCTAGON : ROUND;
  if (all === 1) return shape.only;
  if (at === 0) return shape.top;
  return at === all - 1 ? upsideDown(shape.top) : shape.middle;
}

function isOnCircle([x, y]: Point): boolean {
  return Math.abs(Math.hypot(x, y) - RADIUS) < 0.01;
}
function tidy(length: number): number {
  return Number(length.toFixed(2));
}

/** A stretch as a cubic, straight ones too: a browser turns one path into another only if their commands agree. */
function cubic(from: Point, to: Point, swap: (point: Point) => Point): string {
  const step: Point = [to[0] - from[0], to[1] - from[1]];
  const isBent = isOnCircle(from) && isOnCircle(to);
  const turn = Math.sign(from[0] * to[1] - from[1] * to[0]) * (HANDLE / RADIUS);
  const handles: readonly Point[] = isBent
    ? [
        [-from[1] * turn, from[0] * turn],
        [step[0] + to[1] * turn, step[1] - to[0] * turn],
      ]
    : [
        [step[0] / 3, step[1] / 3],
        [(step[0] * 2) / 3, (step[1] * 2) / 3],
      ];
  return `c${[...handles, step].map((point) => swap(point).map(tidy).join(' ')).join(' ')}`;
}
function stretch(side: Side, swap: (point: Point) => Point): string {
  return side
    .slice(1)
    .map((to, i) => cubic(side[i] ?? to, to, swap))
    .join('');
}

/** One dot in the middle, more in a ring, seven with one in the middle again. */
function dotsIn([x, y]: Point, dots: number): string {
  const ring = Math.min(dots, 6);
  return Array.from({ length: dots }, (_, n) => {
    const radius = dots === 1 || n === 6 ? 0 : 3.6;
    const angle = (2 * Math.PI * n) / ring - Math.PI / 2;
    return `M${tidy(x + radius * Math.cos(angle))} ${tidy(y + radius * Math.sin(angle))}h0`;
  }).join('');
}

/** One closed line with a loop for each country, one below the other or side by side, as the paths of an SVG. */
export function drawLine(loops: readonly Loop[], isAcross = false) {
  const swap = ([x, y]: Point): Point => (isAcross ? [y, x] : [x, y]);
  const n = loops.length;
  const sides = loops.map((loop, at) => sideOf(loop, at, n));
  const middleOf = (at: number) => swap([PITCH / 2, PITCH * at + PITCH / 2]);
  const startOf = (at: number, [x, y]: Point = [0, 0]) =>
    `M${swap([PITCH / 2 + x, PITCH * at + PITCH / 2 + y])
      .map(tidy)
      .join(' ')}`;
  // Down on one side and up on the other, which change where the strands cross.
  const down = sides.map((side, at) => stretch(at % 2 ? mirrored(side) : side, swap));
  const up = sides.map((side, at) => stretch((at % 2 ? side : mirrored(side)).toReversed(), swap));
  const of = (isMeant: (loop: Loop) => boolean, draw: (at: number, loop: Loop) => string) =>
    loops.map((loop, at) => (isMeant(loop) ? draw(at, loop) : '')).join('');
  const dotsOf = (people: number | null) =>
    1 + STEPS.filter((step) => (people ?? 0) >= step).length;
  const dots = (at: number, loop: Loop) => dotsIn(middleOf(at), loop.dots ?? dotsOf(loop.people));
  return {
    box: isAcross ? `0 2 ${PITCH * n} 16` : `2 0 16 ${PITCH * n}`,
    filled: of(
      ({ isKnown }) => isKnown,
      (at) => {
        const side = sides[at] ?? [];
        const back = stretch(mirrored(side).toReversed(), swap);
        return `${startOf(at, side[0])}${stretch(side, swap)}${back}Z`;
      },
    ),
    thread: n > 0 ? `${startOf(0, sides[0]?.[0])}${down.join('')}${up.reverse().join('')}Z` : '',
    people: of(({ people, isDue }) => people !== null && people > 0 && !isDue, dots),
    due: of(({ people, isDue }) => people !== null && people > 0 && isDue, dots),
    missing: of(
      ({ people }) => people === null,
      (at) => {
        const [x, y] = middleOf(at);
        return `M${x - 1.3} ${y}a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0`;
      },
    ),
  };
}
