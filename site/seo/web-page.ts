import { isoDay } from '../../common/day.ts';
import { breadcrumbs } from '../frame/breadcrumbs.ts';
import { absolute, PICTURE, picturePath } from './address.ts';
import type { SiteFacts, Thing } from './json-ld.ts';
import { organizationRef } from './organization.ts';
import type { PublicPage } from './public-page.ts';

const LANGUAGE = 'en-GB';

export const website = ({ origin, site }: SiteFacts) =>
  ({
    '@type': 'WebSite',
    '@id': absolute(origin, '/#website'),
    url: absolute(origin, '/'),
    name: site.name,
    inLanguage: LANGUAGE,
    publisher: organizationRef(origin),
  }) satisfies Thing & Record<string, unknown>;

const typeOf = ({ path, kind }: PublicPage): string => {
  if (path === '/about-us') return 'AboutPage';
  if (path === '/contact-us') return 'ContactPage';
  return kind === 'overview' ? 'CollectionPage' : 'WebPage';
};

export const pageId = (origin: URL, path: string): string => absolute(origin, `${path}#page`);
export const pictureOf = (origin: URL, page: PublicPage) => ({
  '@type': 'ImageObject',
  url: absolute(origin, picturePath(page.path)),
  width: PICTURE.width,
  height: PICTURE.height,
});

export const webPage = (page: PublicPage, { origin }: SiteFacts) =>
  ({
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
  }) satisfies Thing & Record<string, unknown>;

const trailId = (origin: URL, path: string): string => absolute(origin, `${path}#breadcrumb`);

/** The same trail as the one on the page; its last step is the page itself and needs no address. */
export const breadcrumbList = (path: string, homeName: string, origin: URL) =>
  ({
    '@type': 'BreadcrumbList',
    '@id': trailId(origin, path),
    itemListElement: breadcrumbs(path, homeName).map(({ label, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      item: href && absolute(origin, href),
    })),
  }) satisfies Thing & Record<string, unknown>;
