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

export const definedTermSet = (page: PublicPage, terms: NonNullable<PublicPage['terms']>, { origin }: SiteFacts) =>
  ({
    '@type': 'DefinedTermSet',
    '@id': absolute(origin, `${page.path}#terms`),
    name: page.title,
    url: absolute(origin, page.path),
    inLanguage: 'en-GB',
    hasDefinedTerm: terms.map(({ id, name, text }) => ({
      '@type': 'DefinedTerm',
      '@id': absolute(origin, `${page.path}#${id}`),
      url: absolute(origin, `${page.path}#${id}`),
      name,
      description: text,
    })),
  }) satisfies Thing & Record<string, unknown>;
