import { describe, expect, it } from 'vitest';
import { shortClassNames } from './class-names.ts';

const root = process.cwd();

describe('the short names of classes', () => {
  it('gives every class of every module a name of its own, the same in each build', () => {
    const [first, second] = [shortClassNames(root), shortClassNames(root)];
    const icon = first('icon', `${root}/site/components/Icon/Icon.module.css`);
    const figure = first('figure', `${root}/site/components/Figure/Figure.module.css`);
    expect(icon).toMatch(/^[a-z]{1,2}$/);
    expect(icon).not.toBe(figure);
    expect(second('icon', `${root}/site/components/Icon/Icon.module.css`)).toBe(icon);
  });

  it('says so when it meets a class that it has not seen', () => {
    expect(() => shortClassNames(root)('unheardOf', `${root}/site/components/Icon/Icon.module.css`)).toThrow(
      /unheardOf/,
    );
  });
});
