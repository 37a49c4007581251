import { describe, expect, it } from 'vitest';
import { shortClassNames, shortVariables } from './short-names.ts';

const root = process.cwd();

describe('the short names of classes', () => {
  it('gives every class of every module a name of its own, the same in each build', () => {
    const [first, second] = [shortClassNames(root), shortClassNames(root)];
    const icon = first('icon', `${root}/ui/Icon.module.css`);
    const figure = first('figure', `${root}/site/figures/Figure.module.css`);
    expect(icon).toMatch(/^-[a-z]{1,2}$/);
    expect(icon).not.toBe(figure);
    expect(second('icon', `${root}/ui/Icon.module.css`)).toBe(icon);
  });

  it('says so when it meets a class that it has not seen', () => {
    expect(() => shortClassNames(root)('unheardOf', `${root}/ui/Icon.module.css`)).toThrow(/unheardOf/);
  });
});

it('gives variables names that no token has, so that the sheet of the search changes no page behind it', () => {
  const tokens = Array.from({ length: 300 }, (_, i) => `--token-${i}`);
  const short = shortVariables('')(tokens.join(' ')).split(' ');
  expect(new Set(short).size).toBe(tokens.length);
  expect(short.filter((name) => /^--[a-z]{2}/.test(name))).toEqual([]);
});
