import { performance } from 'node:perf_hooks';

/** Reads what a stranger sent, and may throw. */
type Parser = (text: string) => unknown;

const [SHORT, LONG] = [500, 8000];
/** Below this a ratio is noise. */
const NOISE_MS = 8;
/** Sixteen times the length may take sixteen times as long, and a busy machine something more; a square takes 256 times. */
const MOST = 80;

const timeOf = (parse: Parser, text: string): number => {
  const times = [1, 2, 3].map(() => {
    const begun = performance.now();
    try {
      parse(text);
    } catch {
      // A refusal is an answer.
    }
    return performance.now() - begun;
  });
  return Math.min(...times);
};

/** How much longer a hostile text takes that is sixteen times as long, if it is more than anybody should pay. */
export const excess = (parse: Parser, before: string, pump: string, after: string): string | undefined => {
  const textOf = (length: number) => before + pump.repeat(Math.ceil(length / pump.length)) + after;
  const long = timeOf(parse, textOf(LONG));
  if (long < NOISE_MS) return undefined;
  const ratio = long / Math.max(timeOf(parse, textOf(SHORT)), 0.01);
  return ratio > MOST ? `${JSON.stringify([before, pump, after])}: ${ratio.toFixed(0)} times` : undefined;
};
