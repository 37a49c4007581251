import { fill } from '../../common/wording.ts';

/** A sentence of content/ from its beginning to its end; numbers that a test does not give may be any. */
export function anyNumbers(words: string, values: Readonly<Record<string, string | number>> = {}): RegExp {
  const parts = fill(words, values).split(/\{\w+\}/);
  return new RegExp(`^${parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('[\\d,.]+')}$`);
}
