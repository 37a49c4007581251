import type { ServerEvent } from '../contract.ts';

/** Tells every open panel what happens on the server. */
export const openListeners = () => {
  const all = new Set<(event: string) => void>();
  const { promise: opened, resolve: firstOpens } = Promise.withResolvers<void>();
  return {
    /** Resolves when the first panel is open. */
    opened,
    add: (listener: (event: string) => void) => {
      all.add(listener);
      firstOpens();
      return () => void all.delete(listener);
    },
    tell: (event: ServerEvent) => {
      for (const listener of all) listener(JSON.stringify(event));
    },
  };
};
export type Listeners = ReturnType<typeof openListeners>;
