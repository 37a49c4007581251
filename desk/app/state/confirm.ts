import { useSyncExternalStore } from 'react';

/** Settled when the person has confirmed or declined, for all requests that wait. */
let waiting: PromiseWithResolvers<void> | undefined;
const changes = new EventTarget();
const subscribe = (change: () => void): (() => void) => {
  changes.addEventListener('change', change);
  return () => changes.removeEventListener('change', change);
};
export const useIsConfirming = (): boolean => useSyncExternalStore(subscribe, () => waiting !== undefined);

export const askToConfirm = (): Promise<void> => {
  waiting ??= Promise.withResolvers();
  changes.dispatchEvent(new Event('change'));
  return waiting.promise;
};

export const endConfirming = (refusal?: Error): void => {
  if (refusal) waiting?.reject(refusal);
  else waiting?.resolve();
  waiting = undefined;
  changes.dispatchEvent(new Event('change'));
};
