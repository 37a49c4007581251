import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  pid: number;
  parent: number;
  megabytes: number;
}

/** By proc(5): the name in brackets may hold spaces; after it come state, parent, and as the 24th field the pages. */
export const readStat = (pid: number, stat: string, pageBytes = 4096): Process => {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { pid, parent: Number(fields[1]), megabytes: (Number(fields[21]) * pageBytes) / 2 ** 20 };
};

const processes = (): Process[] =>
  readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return readStat(Number(name), readFileSync(`/proc/${name}/stat`, 'latin1'));
    } catch {
      // It ended in the meantime.
      return [];
    }
  });

/** A process with all its descendants, in megabytes. */
export const sumOfTree = (root: number, all: readonly Process[]): number => {
  const own = all.find(({ pid }) => pid === root)?.megabytes ?? 0;
  return all.filter(({ parent }) => parent === root).reduce((sum, { pid }) => sum + sumOfTree(pid, all), own);
};

const EVERY_MS = 100;

/** Watches the memory of a program and everything it starts; the returned function stops it and gives the peak. */
export const watchMemory = (root: number): (() => number) => {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, sumOfTree(root, processes()));
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    return Math.round(peak);
  };
};
