import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Lets only a few begin in each turn of the event loop, in the order in which they came. Node takes one new connection
 * in a turn, so in a rush long turns would leave visitors standing before the door until they give up, and pages would
 * wait as long. False when so many wait already that another would wait longer than a visitor does.
 */
export function fewPerTurn({ few, waiting }: { few: number; waiting: number }): () => Promise<boolean> {
  const queue: (() => void)[] = [];
  let isRunning = false;
  const run = async () => {
    isRunning = true;
    while (queue.length > 0) {
      await nextTurn();
      for (const begin of queue.splice(0, few)) begin();
    }
    isRunning = false;
  };
  return async () => {
    if (queue.length >= waiting) return false;
    const turn = new Promise<void>((begin) => queue.push(begin));
    if (!isRunning) void run();
    await turn;
    return true;
  };
}
