import { isoDay } from '../../common/day.ts';
import type { AllProof } from '../proof/proof.ts';
import { absolute } from './address.ts';
import type { SiteFacts, Thing } from './json-ld.ts';
import { organizationRef } from './organization.ts';

/** Search engines keep what they are told, so what the owner has not confirmed is left out. */
const isConfirmed = ({ provisional }: { provisional?: true | undefined }): boolean => !provisional;

export const credentialsOf = ({ credentials }: Pick<AllProof, 'credentials'>) =>
  (credentials ?? []).filter(isConfirmed).map(({ name, issuer, since, href }) => ({
    '@type': 'EducationalOccupationalCredential',
    name,
    url: href,
    dateCreated: isoDay(since),
    recognizedBy: { '@type': 'Organization', name: issuer },
  }));

export const peopleOf = ({ people }: Pick<AllProof, 'people'>, { origin }: SiteFacts): Thing[] =>
  people.filter(isConfirmed).map(({ slug, name, role, office, certificates = [] }) => ({
    '@type': 'Person',
    '@id': absolute(origin, `/about-us#${slug}`),
    name,
    jobTitle: role,
    worksFor: organizationRef(origin),
    workLocation: { '@type': 'Place', name: office },
    hasCredential: certificates.map((certificate) => ({
      '@type': 'EducationalOccupationalCredential',
      name: certificate.name,
      dateCreated: isoDay(certificate.date),
    })),
  }));

/** Only a quotation that the client has published itself is a review. */
export const reviewsOf = ({ references }: Pick<AllProof, 'references'>, { origin }: SiteFacts): Thing[] =>
  references.filter(isConfirmed).flatMap(({ client, quote }) =>
    quote
      ? [
          {
            '@type': 'Review',
            itemReviewed: organizationRef(origin),
            author: { '@type': 'Organization', name: client },
            reviewBody: quote.text,
            url: quote.source,
          },
        ]
      : [],
  );
