import { expect, it } from 'vitest';
import { describeField, ownersOf } from './describe.ts';

const data = {
  sections: [{ kind: 'questions', heading: 'Asked', items: [{ question: 'Why?', answer: 'So.' }] }],
  cities: ['Abu Dhabi'],
};
const list = (item: object) => ({ type: 'array', items: item }) as const;
const question = {
  type: 'object',
  properties: { question: { type: 'string' }, answer: { type: 'string' } },
} as const;
const section = {
  type: 'object',
  properties: { kind: { const: 'questions' }, heading: { type: 'string' }, items: list(question) },
} as const;
const schema = { type: 'object', properties: { sections: list(section), cities: list({ type: 'string' }) } } as const;
const nameAt = (...path: (string | number)[]) =>
  describeField({ file: 'content/pages/a.yaml', schema, data, bodyHelp: '' }, path)?.name;

it('a list is called what it holds, and an item is called one of it', () => {
  expect(nameAt('sections', 0, 'items')).toBe('Questions');
  expect(nameAt('sections', 0, 'items', 0)).toBe('Question 1');
  expect(nameAt('cities', 0)).toBe('City 1');
  expect(ownersOf(data, ['sections', 0, 'items', 0, 'answer']).map(({ name }) => name)).toEqual([
    'Questions',
    'Sections',
  ]);
});
