import { expect, it } from 'vitest';
import type { JsonSchema } from '../../content-reader/json-schemas.ts';
import { describeField, ownersOf, withoutPaths } from './describe.ts';

const data = {
  sections: [{ kind: 'questions', heading: 'Asked', items: [{ question: 'Why?', answer: 'So.' }] }],
  cities: ['Abu Dhabi'],
  phone: { value: '+971 2 000 0000' },
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
    phone: { type: 'object', properties: { value: { type: 'string' } } },
  },
};
const nameAt = (...path: (string | number)[]) =>
  describeField({ file: 'content/pages/a.yaml', schema, data }, path)?.name;

it('a list is called what it holds, and an item is called one of it', () => {
  expect(nameAt('sections', 0, 'items')).toBe('Questions');
  expect(nameAt('sections', 0, 'items', 0)).toBe('Question 1');
  expect(nameAt('cities', 0)).toBe('City 1');
  expect(ownersOf(data, ['sections', 0, 'items', 0, 'answer']).map(({ name }) => name)).toEqual([
    'Questions',
    'Sections',
  ]);
});

it('a fact is called by its own name', () => {
  expect(nameAt('phone', 'value')).toBe('Phone');
});

it.each([
  ['is not in content/claims.yaml: correct it', 'is not in "Claims": correct it'],
  ['the offices of content/site.yaml', 'the offices of "Site"'],
  ['the folder content/solutions, which has 11', '"Solutions", which has 11'],
  ['Somebody in content/people/, by name', 'Somebody in "People", by name'],
  ['best a {{claim}} from claims.yaml', 'best a {{claim}} from "Claims"'],
])('an editor reads no path of a file: %s', (message, words) => {
  expect(withoutPaths(message)).toBe(words);
});
