import { isoDay } from '../../common/day.ts';
import { breadcrumbs } from '../frame/breadcrumbs.ts';
import { absolute, PICTURE, picturePath } from './address.ts';
import { organizationRef, type SiteFacts, type Thing } from './organization.ts';
import { plainText } from './plain-text.ts';
import type { PublicPage } from './public-page.ts';

const LANGUAGE = 'en-GB';

export const website = ({ origin, site }: SiteFacts): Thing => ({
  '@type': 'WebSite',
  '@id': absolute(origin, '/#website'),
  url: absolute(origin, '/'),
  name: site.name,
  inLanguage: LANGUAGE,
  publisher: organizationRef(origin),
});

const typeOf = ({ path, kind }: PublicPage): string => {
  if (path === '/about-us') return 'AboutPage';
  if (path === '/contact-us') return 'ContactPage';
  return kind === 'overview' ? 'CollectionPage' : 'WebPage';
};

const pageId = (origin: URL, path: string): string => absolute(origin, `${path}#page`);
const pictureOf = (origin: URL, page: PublicPage) => ({
  '@type': 'ImageObject',
  url: absolute(origin, picturePath(page.path)),
  width: PICTURE.width,
  height: PICTURE.height,
});

export const webPage = (page: PublicPage, { origin }: SiteFacts): Thing => ({
  '@type': typeOf(page),
  '@id': pageId(origin, page.path),
  url: absolute(origin, page.path),
  name: page.title,
  description: page.description,
  inLanguage: LANGUAGE,
  primaryImageOfPage: pictureOf(origin, page),
  dateModified: page.lastModified && isoDay(page.lastModified),
  ...(page.path === '/'
    ? { about: organizationRef(origin), isPartOf: { '@id': absolute(origin, '/#website') } }
    : { breadcrumb: { '@id': trailId(origin, page.path) } }),
});

const trailId = (origin: URL, path: string): string => absolute(origin, `${path}#breadcrumb`);

/** The same trail as the one on the page; its last step is the page itself and needs no address. */
export const breadcrumbList = (path: string, homeName: string, origin: URL): Thing => ({
  '@type': 'BreadcrumbList',
  '@id': trailId(origin, path),
  itemListElement: breadcrumbs(path, homeName).map(({ label, href }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: label,
    item: href && absolute(origin, href),
  })),
});

/** What a page of the solutions or services area offers. */
export const service = (page: PublicPage, { origin }: SiteFacts): Thing => ({
  '@type': 'Service',
  '@id': absolute(origin, `${page.path}#service`),
  name: page.name,
  description: page.description,
  url: absolute(origin, page.path),
  provider: organizationRef(origin),
});

/** A page that explains, kept current by the house: its day is that of the last check. */
export const article = (page: PublicPage, { origin }: SiteFacts): Thing => ({
  '@type': 'Article',
  '@id': absolute(origin, `${page.path}#article`),
  headline: page.heading,
  description: page.description,
  dateModified: page.lastModified && isoDay(page.lastModified),
  author: organizationRef(origin),
  publisher: organizationRef(origin),
  image: pictureOf(origin, page),
  mainEntityOfPage: { '@id': pageId(origin, page.path) },
  inLanguage: LANGUAGE,
});

export const blogPosting = (
  page: PublicPage,
  { author, published, updated }: NonNullable<PublicPage['article']>,
  { origin, site }: SiteFacts,
): Thing => ({
  ...article(page, { origin, site }),
  '@type': 'BlogPosting',
  datePublished: isoDay(published),
  dateModified: isoDay(updated ?? published),
  // A team signs with the name of the house ("DHR payroll practice"), a person with their own.
  author: author.startsWith(site.name)
    ? { '@type': 'Organization', name: author, url: absolute(origin, '/about-us') }
    : { '@type': 'Person', name: author },
});

export const faqPage = (page: PublicPage, { origin }: SiteFacts): Thing => ({
  '@type': 'FAQPage',
  '@id': absolute(origin, `${page.path}#questions`),
  isPartOf: { '@id': pageId(origin, page.path) },
  mainEntity: page.questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});

export const itemList = (page: PublicPage, listed: readonly PublicPage[], { origin }: SiteFacts): Thing => ({
  '@type': 'ItemList',
  '@id': absolute(origin, `${page.path}#list`),
  name: page.name,
  numberOfItems: listed.length,
  itemListElement: listed.map((one, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: one.name,
    url: absolute(origin, one.path),
  })),
});
