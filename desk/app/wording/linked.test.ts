import { expect, it } from 'vitest';
import { linked } from './linked.ts';

it.each([
  ['See https://dhr.example/a?b=1. Thanks', 'https://dhr.example/a?b=1'],
  ['Ring +971 (0)50 123-4567 today', 'tel:+9710501234567'],
  ['Ring 050 123 4567', 'tel:0501234567'],
  ['On 18.11.2026 or 2026-11-18, 12 000 000 rows', undefined],
  ['javascript:alert(1) or www.dhr.example', undefined],
])('finds what can be pressed in: %s', (text, href) => {
  const pieces = linked(text);
  expect(pieces.find((piece) => piece.href)?.href).toBe(href);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});
