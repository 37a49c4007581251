import { expect, it } from 'vitest';
import type { JsonSchema } from '../../scripts/json-schemas.ts';
import { describeField, ownersOf } from './describe.ts';

const data = {
  sections: [{ kind: 'questions', heading: 'Asked', items: [{ question: 'Why?', answer: 'So.' }] }],
  cities: ['Abu Dhabi'],
};
const schema: JsonSchema = {
  type: 'object',
  properties: {
    sections: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          kind: { const: 'questions' },
          items: { type: 'array', items: { type: 'object', properties: { question: { type: 'string' } } } },
        },
      },
    },
    cities: { type: 'array', items: { type: 'string' } },
  },
};
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
