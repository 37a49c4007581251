import { expect, it } from 'vitest';
import { Answers } from './answers.ts';

const answer = (status: number, retryAfter?: string) =>
  new Response('', { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} });

it('counts acknowledgements apart from refusals, and refusals that do not say when to try again', () => {
  const answers = new Answers();
  answers.count('a', answer(200), 12);
  answers.count('b', answer(429, '30'), 1);
  answers.count('c', answer(503), 1);
  answers.count('d', answer(503, '0'), 1);
  answers.count('e', answer(500), 1);
  answers.count('f', undefined, 20_000);
  expect(answers.counts).toEqual({ tooMany: 1, unavailable: 2, withoutRetryAfter: 2, other: 1, unanswered: 1 });
  expect(answers.times).toEqual([12]);
  expect([...answers.acknowledged, ...answers.interrupted].join('')).toBe('abcdef');
});
