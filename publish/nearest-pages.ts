import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attributeOf, elementsOf, readDocument, textOf } from './document.ts';
import type { NearestPage } from './manifest.ts';

/** One page with the words that people use for it: content/search.yaml. */
interface Best {
  page: string;
  words: readonly string[];
}

const slugOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');

/** What may be meant by an address that does not exist: every page of the list of all pages, by its address and its names. */
export const readNearestPages = (sitemap: string, best: readonly Best[]): NearestPage[] => {
  const elements = [...elementsOf(readDocument(sitemap))];
  const list = elements.find((element) => attributeOf(element, 'data-all-pages') !== undefined);
  return (list ? [...elementsOf(list)] : []).flatMap((element) => {
    const href = element.tagName === 'a' ? attributeOf(element, 'href') : undefined;
    if (!href || href === '/') return [];
    const name = textOf(element).replace(/\s+/g, ' ').trim();
    const words = best.filter(({ page }) => page === href).flatMap((entry) => entry.words);
    return [{ href, name, slug: href.split('/').at(-1) ?? '', also: words.map(slugOf) }];
  });
};

export const loadNearestPages = async (publicDir: string, best: readonly Best[]): Promise<NearestPage[]> =>
  readNearestPages(await readFile(join(publicDir, 'sitemap.html'), 'utf8'), best);
