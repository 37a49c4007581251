import { escapeHtml } from '../common/text.ts';
import type { NearestLink, NearestPage } from '../publish/manifest.ts';
import type { Answer, Entry } from './entry.ts';
import { nearest } from './nearest.ts';

/** The HTML with its hidden items turned towards the pages that were probably meant; undefined when no name is near. */
export const turnToNearest = (
  html: string,
  links: readonly NearestLink[],
  asked: string,
  pages: readonly NearestPage[],
): string | undefined => {
  const meant = nearest(asked, pages, links.length);
  if (meant.length === 0) return undefined;
  return links
    .flatMap(({ hidden, href, text, words }, place) => {
      const page = meant[place];
      if (!page) return [];
      return [
        { range: hidden, insert: '' },
        { range: href, insert: `href="${escapeHtml(page.href)}"` },
        { range: text, insert: escapeHtml(words.replace('{name}', () => page.name)) },
      ];
    })
    .sort((one, other) => other.range[0] - one.range[0])
    .reduce((changed, { range: [from, to], insert }) => changed.slice(0, from) + insert + changed.slice(to), html);
};

/**
 * A "not found" page whose hidden items lead to the pages that were probably meant. Only their addresses and words
 * change, so the hashes of the policy still hold. Undefined when no name is near: the page then stays as it was built.
 */
export const withNearest = (
  entry: Entry | undefined,
  asked: string | undefined,
  pages: readonly NearestPage[],
): Answer | undefined => {
  if (!entry?.nearest?.length || asked === undefined) return undefined;
  const changed = turnToNearest(entry.body.toString(), entry.nearest, asked, pages);
  if (changed === undefined) return undefined;
  const body = Buffer.from(changed);
  return {
    status: entry.identity.whole.status,
    headers: [...entry.headers, 'Content-Length', String(body.length)],
    body,
  };
};
