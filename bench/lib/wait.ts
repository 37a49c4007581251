import { setTimeout as pause } from 'node:timers/promises';
import { CannotMeasure } from './cannot-measure.ts';

const LIMIT_MS = 60_000;

/** Waits for a condition; a benchmark that hangs says what it waited for. */
export const waitFor = async (what: string, isThere: () => boolean, limitMs = LIMIT_MS): Promise<void> => {
  const end = performance.now() + limitMs;
  while (!isThere()) {
    if (performance.now() > end) throw new CannotMeasure(`Waited ${limitMs / 1000} s in vain for ${what}.`);
    await pause(5);
  }
};
