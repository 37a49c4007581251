import { expect, it } from 'vitest';
import { spellOutTokens } from './spell-out.ts';

it('writes out a token that a page uses once or twice, and leaves the others', () => {
  const css = ':root{--once:1px;--often:2px}a{top:var(--once)}b{inset:var(--often) var(--often) var(--often)}';
  expect(spellOutTokens(css, '')).toBe(':root{--often:2px}a{top:1px}b{inset:var(--often) var(--often) var(--often)}');
});

it('leaves a token whose value differs from place to place', () => {
  const again = ':root{--a:1s}@media (prefers-reduced-motion:reduce){:root{--a:0s}}p{transition:var(--a)}';
  const derived = ':root{--a:var(--b)}footer{--b:red}p{color:var(--a)}';
  const optional = ':root{--a:red}p{color:var(--a,blue)}';
  for (const css of [again, derived, optional]) expect(spellOutTokens(css, '')).toBe(css);
});

it('leaves a token that a script may set', () => {
  const css = ':root{--step:1}p{opacity:var(--step)}';
  expect(spellOutTokens(css, 'setProperty("--step", 2)')).toBe(css);
});
