import { expect, it } from 'vitest';
import { dots, line, overs } from './draw.ts';
import { relative } from './relative.ts';
import { solve } from './solve.ts';

/** Every place a path with steps comes to. */
const placesOf = (path: string): string[] => {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  return [...path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].map(([, letter = '', rest = '']) => {
    const [dx = 0, dy = 0] = (rest.match(/-?[\d.]+/g) ?? []).map(Number).slice(-2);
    if (letter === 'z' || letter === 'Z') [x, y] = [startX, startY];
    else if (letter !== 'h') [x, y] = /[a-z]/.test(letter) ? [x + dx, y + dy] : [dx, dy];
    if (letter.toLowerCase() === 'm') [startX, startY] = [x, y];
    return `${letter.toLowerCase()} ${x.toFixed(6)} ${y.toFixed(6)}`;
  });
};

it.each(['M25 15A7.07 7.07 0 1 1 25 5L5 25Z', 'M10 10h0M30 10h0M10 30h0', 'M5 9L7 3ZM20 20L30 30Z'])(
  'comes to the same places: %s',
  (path) => {
    expect(relative(path)).toMatch(/^m[\d.]/);
    expect(relative(path)).not.toMatch(/[MLA]/);
    expect(placesOf(relative(path))).toEqual(placesOf(path));
  },
);

it('comes to the same places in every part of a figure', () => {
  const figure = solve('payroll', '.ooo./ooooo/oo.oo/ooooo/.ooo.');
  for (const path of [line(figure), line(figure, () => 'girih'), dots(figure), overs(figure, 3.7)])
    expect(placesOf(relative(path))).toEqual(placesOf(path));
});
