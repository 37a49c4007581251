import { absolute } from './address.ts';
import type { SiteFacts, Thing } from './json-ld.ts';

interface Fact {
  value: string | null;
  provisional?: true | undefined;
}

/** Search engines keep what they are told, so a value that the owner has not confirmed is left out. */
const confirmed = ({ value, provisional }: Fact): string | undefined =>
  provisional ? undefined : (value ?? undefined);

const idOf = (origin: URL): string => absolute(origin, '/#organization');
export const organizationRef = (origin: URL) => ({ '@id': idOf(origin) });

interface Address extends Thing {
  addressLocality: string;
  addressCountry: string;
}
/** City and country only: street addresses are not known. */
export const postalAddress = ({ city, country }: { city: string; country: string }): Address => ({
  '@type': 'PostalAddress',
  addressLocality: city,
  addressCountry: country,
});

/** Enough to know who is meant; the home page says the rest. */
export const organizationName = ({ origin, site }: SiteFacts) =>
  ({ '@type': 'Organization', '@id': idOf(origin), name: site.name, url: absolute(origin, '/') }) satisfies Thing &
    Record<string, unknown>;

export const organization = ({ origin, site }: SiteFacts) => {
  const email = confirmed(site.mail);
  const sameAs = site.social.filter(({ provisional }) => !provisional).map(({ href }) => href);
  return {
    '@type': 'Organization',
    '@id': idOf(origin),
    name: site.name,
    legalName: confirmed(site.legalName),
    slogan: site.line,
    url: absolute(origin, '/'),
    logo: { '@type': 'ImageObject', url: absolute(origin, '/icon-512.png'), width: 512, height: 512 },
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
  } satisfies Thing & Record<string, unknown>;
};
