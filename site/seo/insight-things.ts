import { isoDay } from '../../common/day.ts';
import { absolute } from './address.ts';
import type { SiteFacts, Thing } from './json-ld.ts';
import { organizationRef } from './organization.ts';
import type { PublicPage } from './public-page.ts';
import { pageId, pictureOf } from './web-page.ts';

/** A page that explains, kept current by the house: its day is that of the last check. */
export const article = (page: PublicPage, { origin }: SiteFacts) =>
  ({
    '@type': 'Article',
    '@id': absolute(origin, `${page.path}#article`),
    headline: page.heading,
    description: page.description,
    dateModified: page.lastModified && isoDay(page.lastModified),
    author: organizationRef(origin),
    publisher: organizationRef(origin),
    image: pictureOf(origin, page),
    mainEntityOfPage: { '@id': pageId(origin, page.path) },
    inLanguage: 'en-GB',
  }) satisfies Thing & Record<string, unknown>;
