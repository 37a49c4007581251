/** A build loads such content once for all its pages; while somebody edits, it is loaded again each time. */
export const once = <Data>(load: () => Promise<Data>): (() => Promise<Data>) => {
  let kept: Promise<Data> | undefined;
  return () => {
    if (import.meta.env.DEV) return load();
    kept ??= load();
    return kept;
  };
};
