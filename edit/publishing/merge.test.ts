import { describe, expect, it } from 'vitest';
import { keyOf } from '../marks/marks.ts';
import { mergeStates } from './catch-up.ts';

const FILE = 'content/pages/about-us.yaml';
const BASE = `title: About Us
# The owner must confirm the mission.
mission: We build systems.
values:
  - Agile
  - Integrity
`;
function merge(mine: string | undefined, theirs: string | undefined, choices = {}) {
  return mergeStates({ file: FILE, base: BASE, mine, theirs }, choices);
}

describe('two editors of one page', () => {
  it('both get their words when they changed different fields', () => {
    const theirs = BASE.replace('About Us', 'About the firm');
    expect(merge(BASE.replace('build', 'make'), theirs)).toEqual({
      source: theirs.replace('build', 'make'),
      clashes: [],
    });
  });
  it('get a choice in words when they changed the same one', () => {
    const { clashes } = merge(BASE.replace('build', 'make'), BASE.replace('build', 'run'));
    expect(clashes).toEqual([
      { path: ['mission'], name: 'About Us, mission', mine: 'We make systems.', theirs: 'We run systems.' },
    ]);
  });
  it.each([
    ['mine', 'make'],
    ['theirs', 'run'],
  ])('get what was chosen: %s', (choice, word) => {
    const choices = { [keyOf(FILE, ['mission'])]: choice };
    expect(merge(BASE.replace('build', 'make'), BASE.replace('build', 'run'), choices)).toEqual({
      source: BASE.replace('build', word),
      clashes: [],
    });
  });
  it('choose between two lists when one has moved what the other has changed', () => {
    const moved = BASE.replace('  - Agile\n  - Integrity\n', '  - Integrity\n  - Agile\n');
    const mine = BASE.replace('- Agile', '- Quick');
    expect(merge(mine, moved).clashes).toMatchObject([{ path: ['values'], mine: 'Quick', theirs: 'Integrity, Agile' }]);
    const choose = (choice: string) => merge(mine, moved, { [keyOf(FILE, ['values'])]: choice });
    expect(choose('mine')).toEqual({ source: mine, clashes: [] });
    expect(choose('theirs')).toEqual({ source: moved, clashes: [] });
  });
  it('are not asked when both wrote the same', () => {
    const same = BASE.replace('build', 'make');
    expect(merge(same, same)).toEqual({ source: same, clashes: [] });
  });
  it('are not asked about a field that both changed alike, nor about a page that both created', () => {
    const theirs = BASE.replace('build', 'make');
    const mine = theirs.replace('About Us', 'About the firm');
    expect(merge(mine, theirs)).toEqual({ source: mine, clashes: [] });
    const created = mergeStates({ file: FILE, base: undefined, mine, theirs: mine }, {});
    expect(created).toEqual({ source: mine, clashes: [] });
  });
  it('choose whether a page stays that one has deleted and the other changed', () => {
    expect(merge(BASE.replace('build', 'make'), undefined).clashes).toHaveLength(1);
    expect(merge(BASE, undefined)).toEqual({ source: undefined, clashes: [] });
  });
});
