import { getRouteApi } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';

const inside = getRouteApi('/inside');

export const useMe = () => inside.useRouteContext({ select: ({ me }) => me });
export const useIsAdministrator = (): boolean => useMe().role === 'administrator';

const MINUTE = 60_000;
const everyQuarter = (tick: () => void): (() => void) => {
  const timer = setInterval(tick, MINUTE / 4);
  return () => clearInterval(timer);
};
/** The current minute, so that components render once a minute. */
export const useNow = (): number => useSyncExternalStore(everyQuarter, () => Math.floor(Date.now() / MINUTE) * MINUTE);

const onConnection = (change: () => void): (() => void) => {
  const ended = new AbortController();
  for (const type of ['online', 'offline']) window.addEventListener(type, change, { signal: ended.signal });
  return () => ended.abort();
};
export const useOnline = (): boolean => useSyncExternalStore(onConnection, () => navigator.onLine);
