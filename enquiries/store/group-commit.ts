import { setImmediate as nextTurn } from 'node:timers/promises';

/** The queue is so long that another would wait longer than a visitor does. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting';
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(reason: unknown): void;
}

/**
 * Commits together what arrives together: the disk is flushed once for all, and nobody is answered
 * before that. If one item is at fault, each is tried alone, so that it fails none of the others.
 */
export function groupCommit<Item, Result>(
  write: (items: Item[]) => Promise<Result[]>,
  isFaultOfOne: (error: unknown) => boolean,
  limits = { group: 100, waiting: 1000 },
) {
  const waiting: Waiting<Item, Result>[] = [];
  let running: Promise<void> | undefined;

  /** False when one of several is at fault, and each must be tried alone. */
  const attempt = async (group: Waiting<Item, Result>[]): Promise<boolean> => {
    try {
      const results = await write(group.map((one) => one.item));
      for (const [index, result] of results.entries()) group[index]?.resolve(result);
    } catch (reason) {
      if (group.length > 1 && isFaultOfOne(reason)) return false;
      for (const one of group) one.reject(reason);
    }
    return true;
  };

  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      await nextTurn();
      const group = waiting.splice(0, limits.group);
      if (!(await attempt(group))) for (const one of group) await attempt([one]);
    }
    // Synchronously with the last look at the queue: the next to arrive must start a new run.
    running = undefined;
  };

  return {
    add(item: Item): Promise<Result> {
      if (waiting.length >= limits.waiting) return Promise.reject(new TooManyWaiting());
      return new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        running ??= run();
      });
    },
    async idle(): Promise<void> {
      while (running) await running;
    },
  };
}
