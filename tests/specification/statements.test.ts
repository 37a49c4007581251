import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getDepartures } from '../../site/content/get-content.ts';

/** Every statement of docs/specification.md is proven by a test, or is a departure that the owner is asked about. */

const ROW = /^\| (\d+)\.(\d+) \| (.+?) \| (.+?) \|$/gm;
const statements = [...readFileSync('docs/specification.md', 'utf8').matchAll(ROW)].map(
  ([, part = '', place = '', words = '', proofs = '']) => ({
    part,
    place: Number(place),
    number: `${part}.${place}`,
    words,
    proofs: proofs.split('; ').map((proof) => proof.split(': ')),
  }),
);
const departures = Object.keys(getDepartures());
const FIXED_WORDS = readFileSync('tests/support/specified-words.ts', 'utf8');
const sources = new Map(
  globSync('{tests,server,site,enquiries,content-reader}/**/*.{test,spec}.{ts,tsx}').map((file) => [
    `/${file.replaceAll('\\', '/').replace(/\.\w+\.tsx?$/, '')}`,
    readFileSync(file, 'utf8'),
  ]),
);
/** Titles of tests, of groups, and of cases that have names of their own. */
const TITLE = /^.*\b(?:test|it|describe)\(.*|^.*\)\(['`].*|^ +\[['`].*|^ +['`].+['`](?:,|: .*|\))$|title = .*/gm;

/** A test file, by the end of its path without what follows its name. */
function sourceOf(name: string): string {
  const [found, ...others] = [...sources.keys()].filter((file) => file.endsWith(`/${name}`));
  return (others.length === 0 && found && sources.get(found)) || '';
}
function isThere([name = '', words = 'no words']: readonly string[]): boolean {
  if (name === 'departs') return departures.includes(words);
  return (sourceOf(name).match(TITLE) ?? []).some((title) => title.includes(words));
}

test('statements are numbered one after the other within each part', () => {
  expect(statements.length).toBeGreaterThan(200);
  const wrong = statements.filter(({ part, place }, i) => {
    const before = statements[i - 1];
    return place !== (part === before?.part ? before.place + 1 : 1);
  });
  expect(wrong.map(({ number }) => number)).toEqual([]);
});

test('every statement names a test that is there, or a departure that the owner is asked about', () => {
  const unproven = statements.flatMap(({ number, proofs }) =>
    proofs.filter((proof) => !isThere(proof)).map((proof) => `${number} ${proof.join(': ')}`),
  );
  expect(unproven).toEqual([]);
});

test('the words of the owner are tested to the letter', () => {
  const untested = statements.flatMap(({ number, words, proofs }) => {
    const tested = FIXED_WORDS + proofs.map(([name = '']) => sourceOf(name)).join('');
    const fixed = [...words.matchAll(/“(.+?)”/g)].map(([, quoted = '']) => quoted);
    return fixed.filter((quoted) => !tested.includes(quoted)).map((quoted) => `${number} ${quoted}`);
  });
  expect(untested).toEqual([]);
});

test('every departure is named at its statement', () => {
  const proofs = statements.flatMap((statement) => statement.proofs);
  const named = new Set(proofs.filter(([name]) => name === 'departs').map(([, departure]) => departure));
  expect([...named].toSorted()).toEqual(departures.toSorted());
});
