import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

const subscribe = (tick: () => void): (() => void) => {
  const timer = setInterval(tick, MINUTE / 4);
  return () => clearInterval(timer);
};

/** The current minute. What is shown by it changes when the minute does, and not oftener. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => Math.floor(Date.now() / MINUTE) * MINUTE);
