import { isoDay } from '../../../common/day.ts';
import { escapeHtml, visible } from '../../../common/text.ts';
import type { Opening } from '../../schemas/pages.ts';
import type { Site } from '../../schemas/singles.ts';
import type { Crumb } from '../frame/Breadcrumbs.tsx';
import { absolute, PICTURE, picturePath } from './address.ts';
import type { PublicPage } from './public-page.ts';

interface Thing {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** An opening with its text as HTML, which is the form that job searches ask for. */
export type OpenPosition = Opening & { slug: string; html: string };

export interface GraphFacts {
  origin: URL;
  site: Site;
  crumbs: readonly Crumb[];
  openings: readonly OpenPosition[];
}

/** Search engines keep what they are told, so what the owner has not confirmed is left out. */
function isConfirmed({ provisional }: { provisional?: true | undefined }): boolean {
  return !provisional;
}

function confirmed(fact: {
  value: string | null;
  provisional?: true | undefined;
}): string | undefined {
  return isConfirmed(fact) ? (fact.value ?? undefined) : undefined;
}

function idOf(origin: URL): string {
  return absolute(origin, '/#organization');
}
function organizationRef(origin: URL) {
  return { '@id': idOf(origin) };
}

/** City and country only: street addresses are not known. */
function postalAddress({ city, country }: { city: string; country: string }): Thing {
  return {
    '@type': 'PostalAddress',
    addressLocality: city,
    addressCountry: country,
  };
}

/** Enough to know who is meant; the home page says the rest. */
function organizationName({ origin, site }: GraphFacts): Thing {
  return {
    '@type': 'Organization',
    '@id': idOf(origin),
    name: site.name,
    url: absolute(origin, '/'),
  };
}

function organization(facts: GraphFacts): Thing {
  const { origin, site } = facts;
  const email = confirmed(site.mail);
  const sameAs = site.social.filter(isConfirmed).map(({ href }) => href);
  return {
    ...organizationName(facts),
    legalName: confirmed(site.legalName),
    slogan: site.line,
    logo: {
      '@type': 'ImageObject',
      url: absolute(origin, '/apple-touch-icon.png'),
      width: 180,
      height: 180,
    },
    email,
    address: site.offices.map((office) => ({
      ...postalAddress(office),
      name: `${site.name} ${office.city}`,
    })),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      url: absolute(origin, '/contact-us'),
      email,
      telephone: confirmed(site.phone),
    },
    ...(sameAs.length > 0 ? { sameAs } : {}),
  };
}

/** From here search results take the name of the site. */
function website({ origin, site }: GraphFacts): Thing {
  return {
    '@type': 'WebSite',
    url: absolute(origin, '/'),
    name: site.name,
    publisher: organizationRef(origin),
  };
}

/** The same trail as the one on the page; its last step is the page itself and needs no address. */
function breadcrumbList({ origin, crumbs }: GraphFacts): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      item: href && absolute(origin, href),
    })),
  };
}

function blogPosting(
  { path, heading, description }: PublicPage,
  { author, published, updated = published }: NonNullable<PublicPage['article']>,
  { origin, site }: GraphFacts,
): Thing {
  return {
    '@type': 'BlogPosting',
    headline: heading,
    description,
    datePublished: isoDay(published),
    dateModified: isoDay(updated),
    // A team signs with the name of the company ("DHR payroll practice"), a person with their own.
    author: author.startsWith(site.name)
      ? { '@type': 'Organization', name: author, url: absolute(origin, '/about-us') }
      : { '@type': 'Person', name: author },
    publisher: organizationRef(origin),
    image: {
      '@type': 'ImageObject',
      url: absolute(origin, picturePath(path)),
      width: PICTURE.width,
      height: PICTURE.height,
    },
    mainEntityOfPage: absolute(origin, path),
  };
}

function jobPosting(opening: OpenPosition, { origin, site }: GraphFacts): Thing {
  const office = site.offices.find(({ city }) => visible(city) === opening.office);
  return {
    '@type': 'JobPosting',
    url: absolute(origin, `/careers#${opening.slug}`),
    title: opening.title,
    description: `<p>${escapeHtml(opening.summary)}</p>${opening.html}`,
    datePosted: isoDay(opening.posted),
    // A day without a time would end at its first minute.
    validThrough: `${isoDay(opening.closes)}T23:59:59Z`,
    employmentType: opening.employment,
    hiringOrganization: organizationRef(origin),
    jobLocation: office && { '@type': 'Place', address: postalAddress(office) },
  };
}

/** Structured data that search results show, in one graph; the company is on the home page. */
export function graphOf(page: PublicPage, facts: GraphFacts): Thing[] {
  if (page.path === '/') return [organization(facts), website(facts)];
  const { article } = page;
  return [
    organizationName(facts),
    breadcrumbList(facts),
    ...(article ? [blogPosting(page, article, facts)] : []),
    ...facts.openings.map((opening) => jobPosting(opening, facts)),
  ];
}

/** One script for the whole page. "<" is escaped, so that no word can end the script. */
export function writeJsonLd(graph: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
}
