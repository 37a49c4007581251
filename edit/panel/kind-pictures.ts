/** A small picture of each kind of section: 96 by 56, bars for text, boxes for cells, one line for a rule. */
type Box = readonly [x: number, y: number, width: number, height: number];
const bar = (x: number, y: number, width: number, height = 4): Box => [x, y, width, height];
const head = bar(8, 8, 34, 6);
const lines = (x: number, y: number, width: number, count: number): Box[] =>
  Array.from({ length: count }, (_, i) => bar(x, y + i * 8, i === count - 1 ? width * 0.7 : width, 3));

export const KIND_PICTURES: Readonly<Record<string, readonly Box[]>> = {
  intro: [bar(8, 14, 80, 7), bar(8, 26, 74, 7), bar(8, 38, 40, 7)],
  text: [head, ...lines(8, 22, 80, 4)],
  rows: [head, ...[22, 33, 44].flatMap((y) => [bar(8, y, 20), bar(34, y, 54, 3)])],
  comparison: [head, ...[20, 31, 42].flatMap((y) => [8, 36, 64].map((x) => bar(x, y, 24, 8)))],
  packages: [8, 36, 64].flatMap((x) => [[x, 8, 24, 40] as const, bar(x + 4, 13, 14)]),
  steps: [head, ...[22, 33, 44].flatMap((y) => [bar(8, y - 1, 6, 6), bar(20, y, 66, 3)])],
  questions: [head, ...[22, 34, 46].flatMap((y) => [bar(8, y, 60), bar(82, y, 6)])],
  list: [head, ...[22, 33, 44].flatMap((y) => [bar(8, y, 4), bar(18, y, 66, 3)])],
  note: [[8, 10, 3, 36], bar(18, 12, 30, 6), ...lines(18, 26, 68, 3)],
  statement: [[0, 0, 96, 56]],
  values: [head, ...[8, 29, 50, 71].flatMap((x) => [[x, 20, 10, 10] as const, bar(x, 36, 16), bar(x, 43, 14, 3)])],
  links: [head, ...[22, 33, 44].flatMap((y) => [bar(8, y, 40), bar(82, y, 6)])],
  download: [head, ...lines(8, 22, 80, 2), bar(8, 40, 30, 10)],
  dates: [head, ...[22, 33, 44].flatMap((y) => [bar(8, y, 18), bar(32, y, 56, 3)])],
};
