import type { Site } from '../singles.schema.ts';

/** A node of the graph that search engines read; builders beside this file give each kind its properties. */
export interface Thing {
  '@type': string;
  '@id'?: string;
}

/** What every builder may know. */
export interface SiteFacts {
  origin: URL;
  site: Site;
}

/** One script for the whole page. "<" is escaped, so that no word of an editor can end the script. */
export const writeJsonLd = (graph: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
