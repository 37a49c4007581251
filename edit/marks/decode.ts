import { VERCEL_STEGA_REGEX, vercelStegaDecodeAll } from '@vercel/stega';

/** A mark in a text: the place it comes from, the line of its Markdown, and where in the clean text it stood. */
export interface Found {
  id: number;
  line?: number | undefined;
  at: number;
}

export const clean = (text: string): string => text.replace(VERCEL_STEGA_REGEX, '');

/** A text that was cut to a length may end within a mark: then nobody knows where it comes from. */
const read = (run: string): (number | [number, number])[] => {
  try {
    return vercelStegaDecodeAll<number | [number, number]>(run) ?? [];
  } catch {
    return [];
  }
};

export const decode = (text: string): Found[] => {
  const found: Found[] = [];
  let removed = 0;
  for (const match of text.matchAll(VERCEL_STEGA_REGEX)) {
    const at = match.index - removed;
    removed += match[0].length;
    for (const mark of read(match[0]))
      found.push(Array.isArray(mark) ? { id: mark[0], line: mark[1], at } : { id: mark, at });
  }
  return found;
};
