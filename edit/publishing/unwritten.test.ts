import { expect, test } from 'vitest';
import { unwrittenIn } from './unwritten.ts';

const SAMPLES = { line: 'New words', sentence: 'Write the new words here.' };
const unwritten = (source: string) => unwrittenIn('content/pages/about-us.yaml', source, SAMPLES);

test('sample words are found where they are, longer or shorter', () => {
  expect(unwritten('title: About Us\nlead: Write the new words here.......\n')).toEqual([['lead']]);
  expect(unwritten('items:\n  - question: Who answers?\n  - question: New words\n')).toEqual([
    ['items', 1, 'question'],
  ]);
});

test('a sentence that only speaks of new words is somebody’s own', () => {
  expect(unwritten('title: New words for old jobs\n')).toEqual([]);
});

test('a draft may wait for its words', () => {
  expect(unwritten('draft: true\ntitle: New words\n')).toEqual([]);
});
