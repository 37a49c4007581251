/** Folders, mounts and processes outlive a benchmark that is interrupted, unless somebody clears them away. */
const works = new Set<() => void>();
let isWatching = false;

const runAll = (): void => {
  for (const work of [...works].reverse()) {
    works.delete(work);
    try {
      work();
    } catch (error) {
      process.stderr.write(`Not cleared away: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
};

/** Registers work for the end, however it comes; the last in is the first out. Calling the answer does it earlier. */
export const atEnd = (work: () => void): (() => void) => {
  if (!isWatching) {
    isWatching = true;
    process.on('exit', runAll);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
  }
  works.add(work);
  return () => {
    if (works.delete(work)) work();
  };
};
