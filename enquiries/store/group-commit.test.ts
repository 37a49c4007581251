import { describe, expect, it } from 'vitest';
import { groupCommit, TooManyWaiting } from './group-commit.ts';

function never() {
  return false;
}

describe('committing together', () => {
  it('writes once for all that arrive together and answers each with its own result', async () => {
    const groups: number[][] = [];
    const commit = groupCommit(async (items: number[]) => {
      groups.push(items);
      return items.map((item) => item * 10);
    }, never);
    expect(await Promise.all([1, 2, 3].map((item) => commit.add(item)))).toEqual([10, 20, 30]);
    expect(groups).toEqual([[1, 2, 3]]);
  });

  it('takes what arrives during a commit into the next one', async () => {
    const groups: number[][] = [];
    let second: Promise<number> | undefined;
    const commit: ReturnType<typeof groupCommit<number, number>> = groupCommit(async (items) => {
      groups.push(items);
      second ??= commit.add(2);
      return items;
    }, never);
    await commit.add(1);
    await second;
    expect(groups).toEqual([[1], [2]]);
  });

  it('lets one bad member fail alone', async () => {
    const commit = groupCommit(
      async (items: string[]) => {
        if (items.includes('bad')) throw new Error('bad row');
        return items;
      },
      () => true,
    );
    const answers = await Promise.allSettled(['one', 'bad', 'two'].map((item) => commit.add(item)));
    expect(answers.map((answer) => answer.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('fails all at once when the store is at fault, instead of asking it again for each', async () => {
    let attempts = 0;
    const commit = groupCommit(async (): Promise<number[]> => {
      attempts += 1;
      throw new Error('disk full');
    }, never);
    const answers = await Promise.allSettled([1, 2, 3].map((item) => commit.add(item)));
    expect(answers.map((answer) => answer.status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(attempts).toBe(1);
  });

  it('turns away a request that would wait too long', async () => {
    const commit = groupCommit(async (items: number[]) => items, never, { group: 1, waiting: 2 });
    const answers = await Promise.allSettled([1, 2, 3].map((item) => commit.add(item)));
    expect(answers.map((answer) => answer.status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(answers[2]).toHaveProperty('reason', expect.any(TooManyWaiting));
  });
});
