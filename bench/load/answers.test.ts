import { expect, it } from 'vitest';
import { Answers } from './answers.ts';

it('counts acknowledgements apart from refusals, and refusals that do not say when to come back', () => {
  const answers = new Answers();
  answers.count('a', 200, undefined, 12);
  answers.count('b', 429, '30', 1);
  answers.count('c', 503, undefined, 1);
  answers.count('d', 503, '0', 1);
  answers.count('e', 500, undefined, 1);
  answers.count('f', undefined, undefined, 20_000);
  expect(answers).toMatchObject({
    tooMany: 1,
    unavailable: 2,
    withoutRetryAfter: 2,
    other: 1,
    unanswered: 1,
    times: [12],
  });
  expect([...answers.acknowledged, ...answers.interrupted].join('')).toBe('abcdef');
});
