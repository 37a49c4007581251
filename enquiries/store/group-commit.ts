import { setImmediate as nextTurn } from 'node:timers/promises';

/** So many are waiting that another would wait longer than a visitor does. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting';
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(reason: unknown): void;
}

/**
 * Commits together what arrives together: the disk is flushed once for all, and nobody is answered before that.
 * If one item is at fault, each is tried alone, so that it fails none of the others.
 */
export class GroupCommit<Item, Result> {
  #waiting: Waiting<Item, Result>[] = [];
  #running: Promise<void> | undefined;
  readonly #write: (items: Item[]) => Promise<Result[]>;
  readonly #isFaultOfOne: (error: unknown) => boolean;
  readonly #limits: { group: number; waiting: number };

  constructor(
    write: (items: Item[]) => Promise<Result[]>,
    isFaultOfOne: (error: unknown) => boolean,
    limits = { group: 100, waiting: 1000 },
  ) {
    this.#write = write;
    this.#isFaultOfOne = isFaultOfOne;
    this.#limits = limits;
  }

  add(item: Item): Promise<Result> {
    if (this.#waiting.length >= this.#limits.waiting) return Promise.reject(new TooManyWaiting());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await nextTurn();
      const group = this.#waiting.splice(0, this.#limits.group);
      if (!(await this.#attempt(group))) for (const one of group) await this.#attempt([one]);
    }
    // Synchronously with the last look at the queue: the next to arrive must start a new run.
    this.#running = undefined;
  }

  /** False when one of several is at fault, and each must be tried alone. */
  async #attempt(group: Waiting<Item, Result>[]): Promise<boolean> {
    try {
      const results = await this.#write(group.map((one) => one.item));
      for (const [index, result] of results.entries()) group[index]?.resolve(result);
    } catch (reason) {
      if (group.length > 1 && this.#isFaultOfOne(reason)) return false;
      for (const one of group) one.reject(reason);
    }
    return true;
  }
}
