import { isoDay } from '../../common/day.ts';
import { escapeHtml, visible } from '../../common/text.ts';
import type { Opening } from '../pages.schema.ts';
import type { Site } from '../singles.schema.ts';
import { absolute } from './address.ts';

/** A node of the graph that search engines read. */
export interface Thing {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** What every builder may know. */
export interface SiteFacts {
  origin: URL;
  site: Site;
}

/** Search engines keep what they are told, so what the owner has not confirmed is left out. */
const isConfirmed = ({ provisional }: { provisional?: true | undefined }): boolean => !provisional;

const confirmed = (fact: { value: string | null; provisional?: true | undefined }): string | undefined =>
  isConfirmed(fact) ? (fact.value ?? undefined) : undefined;

const idOf = (origin: URL): string => absolute(origin, '/#organization');
export const organizationRef = (origin: URL) => ({ '@id': idOf(origin) });

/** City and country only: street addresses are not known. */
const postalAddress = ({ city, country }: { city: string; country: string }): Thing => ({
  '@type': 'PostalAddress',
  addressLocality: city,
  addressCountry: country,
});

/** Enough to know who is meant; the home page says the rest. */
export const organizationName = ({ origin, site }: SiteFacts): Thing => ({
  '@type': 'Organization',
  '@id': idOf(origin),
  name: site.name,
  url: absolute(origin, '/'),
});

export const organization = ({ origin, site }: SiteFacts): Thing => {
  const email = confirmed(site.mail);
  const sameAs = site.social.filter(isConfirmed).map(({ href }) => href);
  return {
    '@type': 'Organization',
    '@id': idOf(origin),
    name: site.name,
    legalName: confirmed(site.legalName),
    slogan: site.line,
    url: absolute(origin, '/'),
    logo: { '@type': 'ImageObject', url: absolute(origin, '/apple-touch-icon.png'), width: 180, height: 180 },
    email,
    address: site.offices.map((office) => ({ ...postalAddress(office), name: `${site.name} ${office.city}` })),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      url: absolute(origin, '/contact-us'),
      email,
      telephone: confirmed(site.phone),
    },
    ...(sameAs.length > 0 ? { sameAs } : {}),
  };
};

/** An opening with its text as HTML, which is the form that job searches ask for. */
export interface OpenPosition extends Opening {
  slug: string;
  html: string;
}

export const jobPosting = (opening: OpenPosition, { origin, site }: SiteFacts): Thing => {
  const office = site.offices.find(({ city }) => visible(city) === opening.office);
  if (!office)
    throw new Error(
      `content/openings/${opening.slug}.md – office "${opening.office}" is not in content/site.yaml: correct it or add the office there.`,
    );
  return {
    '@type': 'JobPosting',
    '@id': absolute(origin, `/careers#${opening.slug}`),
    url: absolute(origin, `/careers#${opening.slug}`),
    title: opening.title,
    description: `<p>${escapeHtml(opening.summary)}</p>${opening.html}`,
    datePosted: isoDay(opening.posted),
    // A day without a time would end at its first minute.
    validThrough: `${isoDay(opening.closes)}T23:59:59Z`,
    employmentType: opening.employment,
    hiringOrganization: organizationRef(origin),
    jobLocation: { '@type': 'Place', address: postalAddress(office) },
  };
};
