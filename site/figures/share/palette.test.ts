import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { browserFrame, ink, paper } from './palette.ts';

const css = readFileSync('ui/styles/tokens.css', 'utf8');

/** What a token comes to in one scheme. */
const colour = (token: string, scheme: 'light' | 'dark'): string => {
  const value = new RegExp(`${token}: (.+?);`).exec(css)?.[1] ?? `no ${token}`;
  const [, light = value, dark = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  const chosen = scheme === 'light' ? light : dark;
  const inner = /^var\((.+)\)$/.exec(chosen)?.[1];
  return inner ? colour(inner, scheme) : chosen;
};
const colours = (tokens: Record<string, string>, scheme: 'light' | 'dark') =>
  Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, colour(token, scheme)]));

describe('pictures and documents have the colours of the pages', () => {
  it('on ink', () => {
    // A hairline on ink is translucent in the pages; a picture needs the shade that comes of it.
    const { hairline, ...solid } = ink;
    expect(solid).toEqual(
      colours(
        {
          ground: '--bg-stage',
          text: '--fg',
          muted: '--fg-muted',
          line: '--fig-line',
          dot: '--fig-dot',
          cell: '--fig-cell',
          strap: '--fig-strap',
        },
        'dark',
      ),
    );
  });

  it('on paper', () => {
    expect(paper).toEqual(
      colours(
        {
          ground: '--bg',
          band: '--bg-band',
          text: '--fg',
          muted: '--fg-muted',
          hairline: '--line',
          line: '--fig-line',
          dot: '--fig-dot',
          cell: '--fig-cell',
          strap: '--fig-strap',
          action: '--action',
          here: '--here',
        },
        'light',
      ),
    );
  });

  it("and so has the browser's own frame", () => {
    expect(browserFrame).toEqual({ light: colour('--bg', 'light'), dark: colour('--bg', 'dark') });
  });
});
