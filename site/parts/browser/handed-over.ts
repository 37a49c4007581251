import type { Loop } from '../line/draw-line.ts';
import { quietly } from './storage.ts';

/** The result of a tool on its way to the form, until the visitor sends or removes it. */
export interface HandedOver {
  title: string;
  what: string;
  /** A summary that the visitor may change. */
  text: string;
  /** The visitor's countries, drawn next to the form. */
  line?: readonly { name: string; code: string; loop: Loop }[];
}

const RESULTS = 'dhr-enquiry-results';

export function readHandedOver(): HandedOver[] {
  return quietly(() => JSON.parse(sessionStorage.getItem(RESULTS) ?? '[]') as HandedOver[]) ?? [];
}

/** Without storage the form opens without them, which is better than not at all. */
export function keepHandedOver(results: readonly HandedOver[]): void {
  quietly(() =>
    results.length > 0
      ? sessionStorage.setItem(RESULTS, JSON.stringify(results))
      : sessionStorage.removeItem(RESULTS),
  );
}
