import { escapeHtml } from '../common/escape-html.ts';
import type { NearestPage } from '../publish/manifest.ts';
import type { Answer, Entry } from './entry.ts';
import { nearest } from './nearest.ts';

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
  const meant = nearest(asked, pages, entry.nearest.length);
  if (meant.length === 0) return undefined;
  const changes = entry.nearest
    .flatMap(({ hidden, href, text, words }, place) => {
      const page = meant[place];
      if (!page) return [];
      return [
        { range: hidden, insert: '' },
        { range: href, insert: `href="${escapeHtml(page.href)}"` },
        { range: text, insert: escapeHtml(words.replace('{name}', () => page.name)) },
      ];
    })
    .sort((one, other) => other.range[0] - one.range[0]);
  const changed = changes.reduce(
    (html, { range: [from, to], insert }) => html.slice(0, from) + insert + html.slice(to),
    entry.body.toString(),
  );
  const body = Buffer.from(changed);
  return {
    status: entry.identity.whole.status,
    headers: [...entry.headers, 'Content-Length', String(body.length)],
    body,
  };
};
