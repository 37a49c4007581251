import { getRssString, type RSSFeedItem, type RSSOptions } from '@astrojs/rss';
import { isoDay } from '../../../common/day.ts';
import { escapeHtml } from '../../../common/text.ts';
import { absolute } from './address.ts';
import type { PageGroup, PublicPage } from './public-page.ts';

type Feed = Pick<RSSOptions, 'title' | 'description'> & {
  /** Newest first; a link is the path of a page, with a fragment where several items share one. */
  items: readonly (RSSFeedItem & { link: string })[];
};

export function feed(
  { title, description, items }: Feed,
  path: string,
  origin: URL,
): Promise<string> {
  return getRssString({
    title,
    description,
    site: origin,
    items: items.map(({ link, author, ...item }) => ({
      ...item,
      link: absolute(origin, link),
      // RSS wants a mail address as author; the name alone has its own element.
      ...(author ? { customData: `<dc:creator>${escapeHtml(author)}</dc:creator>` } : {}),
    })),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: `<language>en-gb</language><atom:link href="${absolute(origin, path)}" rel="self" type="application/rss+xml"/>`,
  });
}

/** A page without a known day has no lastmod: a wrong one is worse than none. */
export function sitemapXml(
  pages: readonly Pick<PublicPage, 'path' | 'lastModified'>[],
  origin: URL,
): string {
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
}

/** The site in one page of Markdown, in the form that llmstxt.org describes. */
export function llmsTxt(
  origin: URL,
  opening: readonly string[],
  groups: readonly PageGroup[],
): string {
  const lists = groups.map(({ heading, pages }) => {
    const links = pages.map(
      ({ name, path, description }) => `- [${name}](${absolute(origin, path)}): ${description}`,
    );
    return `## ${heading}\n\n${links.join('\n')}`;
  });
  return `${[...opening, ...lists].join('\n\n')}\n`;
}

/** RFC 9116 recommends less than a year: an old build should not vouch for its contact. */
const DAYS_VALID = 360;

export function securityTxt(mail: string, builtOn: Date, origin: URL): string {
  const expires = new Date(builtOn);
  expires.setUTCDate(expires.getUTCDate() + DAYS_VALID);
  return [
    `Contact: mailto:${mail}`,
    `Contact: ${absolute(origin, '/contact-us')}`,
    `Expires: ${isoDay(expires)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${absolute(origin, '/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
