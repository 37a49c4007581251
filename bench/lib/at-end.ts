/** Folders, mounts and processes would outlive an interrupted benchmark. */
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

/** Runs work at exit, however that comes, last in first out. The returned function runs it earlier. */
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
