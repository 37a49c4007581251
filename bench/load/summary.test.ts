import { describe, expect, it } from 'vitest';
import { Answers } from './answers.ts';
import { faultsOf, phaseOf, tableOf } from './summary.ts';

const fine = { lost: 0, duplicates: 0, interruptedStored: 0, strayed: 0 };
const phase = (served: number, count: (answers: Answers) => void) => {
  const answers = new Answers();
  count(answers);
  const visits = { asked: 10, served, times: [1, 2] };
  return phaseOf({ name: 'steady', perSecond: 50, seconds: 300, megabytes: 120, askerLagMs: 3, answers, visits });
};

describe('the report on many enquiries at once', () => {
  it('is content with refusals that say when to come back', () => {
    expect(
      faultsOf(
        [
          phase(10, (answers) =>
            answers.count('a', new Response('', { status: 429, headers: { 'retry-after': '60' } }), 1),
          ),
        ],
        fine,
      ),
    ).toEqual([]);
  });
  it('names everything that must never be', () => {
    const bad = phase(9, (answers) => {
      answers.count('a', new Response('', { status: 503 }), 1);
      answers.count('b', new Response('', { status: 500 }), 1);
    });
    expect(faultsOf([bad], { ...fine, lost: 2 })).toEqual([
      '2 acknowledged enquiries lost',
      '1 refusals without Retry-After',
      '1 answers other than 200, 429 and 503',
      '1 pages not served',
    ]);
  });
  it('shows pace, answers and times of a phase in one line', () => {
    const [, , line = ''] = tableOf([phase(10, (answers) => answers.count('a', new Response(), 12.34))]).split('\n');
    expect(line).toContain('steady: 50/s for 300 s');
    expect(line).toContain('12.3 · 12.3 · 12.3 · 12.3');
    expect(line).toContain('10 of 10');
  });
});
