// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { glossary } from '../../../tests/support/insights.ts';
import { findTerms } from './find-terms.ts';
import { GlossaryTerms } from './Glossary.tsx';

function term(name: string, text: string) {
  return `<div data-term><dt>${name}</dt><dd>${text}</dd><dd>A link</dd></div>`;
}
const page = `
  <div data-words='{"found":{"one":"1 term","many":"{n} terms"},"none":"None"}'><input><p role="status">Hint</p></div>
  <section data-letter>${term('End-of-service benefit', 'A sum owed when employment ends.')}</section>
  <section data-letter>${term('Retro', 'A change to a period that was paid already.')}</section>`;

afterEach(cleanup);
function find(typed: string): (string | null | undefined)[] {
  document.body.innerHTML = page;
  const box = document.querySelector<HTMLElement>('[data-words]');
  const input = document.querySelector('input');
  if (!box || !input) throw new Error('The page has no field.');
  input.value = typed;
  findTerms(box);
  return [...document.querySelectorAll<HTMLElement>('[data-term]')]
    .filter(({ hidden }) => !hidden)
    .map((found) => found.querySelector('dt')?.textContent);
}

it.each(['end of service', 'End-of-Service', 'END OF service benefit'])('finds a term with hyphens by %s', (typed) => {
  expect(find(typed)).toEqual(['End-of-service benefit']);
});
it('finds a term by its text and says how many there are', () => {
  expect(find('paid already')).toEqual(['Retro']);
  expect(document.querySelector('[role=status]')?.textContent).toBe('1 term');
});
it('does not look into the links', () => {
  expect(find('a link')).toEqual([]);
});

it('lists every term in order of the alphabet, each with a link, and told to search engines in place', () => {
  const { container } = render(<GlossaryTerms {...glossary} />);
  const terms = [...container.querySelectorAll('[itemprop=hasDefinedTerm]:has([itemprop=description]):has(a)')];
  expect(terms).toHaveLength(glossary.terms.length);
  const letters = terms.map((term) => term.querySelector('[itemprop=name]')?.textContent?.charAt(0).toUpperCase());
  expect(letters).toEqual(letters.toSorted());
});
