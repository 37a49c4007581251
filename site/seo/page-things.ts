import { isoDay } from '../../common/day.ts';
import { absolute } from './address.ts';
import type { SiteFacts, Thing } from './json-ld.ts';
import { organizationRef } from './organization.ts';
import { plainText } from './plain-text.ts';
import type { PublicPage } from './public-page.ts';
import { pageId, pictureOf } from './web-page.ts';

/** What a page of the solutions or services area offers. */
export const service = (page: PublicPage, { origin }: SiteFacts) =>
  ({
    '@type': 'Service',
    '@id': absolute(origin, `${page.path}#service`),
    name: page.name,
    description: page.description,
    url: absolute(origin, page.path),
    provider: organizationRef(origin),
  }) satisfies Thing & Record<string, unknown>;

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

export const blogPosting = (
  page: PublicPage,
  { author, published, updated }: NonNullable<PublicPage['article']>,
  { origin, site }: SiteFacts,
) =>
  ({
    ...article(page, { origin, site }),
    '@type': 'BlogPosting',
    datePublished: isoDay(published),
    dateModified: isoDay(updated ?? published),
    // A team signs with the name of the house ("DHR payroll practice"), a person with their own.
    author: author.startsWith(site.name)
      ? { '@type': 'Organization', name: author, url: absolute(origin, '/about-us') }
      : { '@type': 'Person', name: author },
  }) satisfies Thing & Record<string, unknown>;

export const faqPage = (page: PublicPage, { origin }: SiteFacts) =>
  ({
    '@type': 'FAQPage',
    '@id': absolute(origin, `${page.path}#questions`),
    isPartOf: { '@id': pageId(origin, page.path) },
    mainEntity: page.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  }) satisfies Thing & Record<string, unknown>;

/** A longer list would be heavier than the page; the sitemap has all pages. */
const LONGEST_LIST = 50;

export const itemList = (page: PublicPage, listed: readonly PublicPage[], { origin }: SiteFacts) =>
  ({
    '@type': 'ItemList',
    '@id': absolute(origin, `${page.path}#list`),
    name: page.name,
    numberOfItems: listed.length,
    itemListElement: listed.slice(0, LONGEST_LIST).map((one, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: one.name,
      url: absolute(origin, one.path),
    })),
  }) satisfies Thing & Record<string, unknown>;
