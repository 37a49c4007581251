import rss from '@astrojs/rss';
import { escapeHtml } from '../../common/text.ts';
import { absolute } from './address.ts';

export interface FeedItem {
  title: string;
  description: string;
  /** Path of the page, with a fragment where several items share one. */
  link: string;
  pubDate?: Date;
  author?: string;
}

interface Feed {
  origin: URL;
  title: string;
  description: string;
  /** Path of the feed itself. */
  path: string;
  /** Newest first. */
  items: readonly FeedItem[];
}

/** Readers ask again before so many are new. */
const LONGEST_FEED = 50;

export const feed = ({ origin, title, description, path, items }: Feed): Promise<Response> =>
  rss({
    title,
    description,
    site: origin,
    items: items.slice(0, LONGEST_FEED).map(({ link, author, ...item }) => ({
      ...item,
      link: absolute(origin, link),
      // RSS wants a mail address as author; the name alone has its own element.
      ...(author ? { customData: `<dc:creator>${escapeHtml(author)}</dc:creator>` } : {}),
    })),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: `<language>en-gb</language><atom:link href="${absolute(origin, path)}" rel="self" type="application/rss+xml"/>`,
  });
