import { isoDay } from '../../common/day.ts';
import { escapeHtml } from '../../common/text.ts';
import { absolute } from './address.ts';
import type { PublicPage } from './public-page.ts';

/** A page without a known day has no lastmod: a wrong one is worse than none. */
export const sitemapXml = (pages: readonly Pick<PublicPage, 'path' | 'lastModified'>[], origin: URL): string => {
  const urls = pages.map(({ path, lastModified }) => {
    const changed = lastModified ? `<lastmod>${isoDay(lastModified)}</lastmod>` : '';
    return `<url><loc>${escapeHtml(absolute(origin, path))}</loc>${changed}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
};
