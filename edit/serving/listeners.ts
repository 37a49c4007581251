/** Tells every open panel what happens on the server. */
export const openListeners = () => {
  const all = new Set<(event: string) => void>();
  return {
    add: (listener: (event: string) => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell: (event: object) => {
      for (const listener of all) listener(JSON.stringify(event));
    },
  };
};
export type Listeners = ReturnType<typeof openListeners>;
