import { isoDay } from '../../common/day.ts';
import { escapeHtml, visible } from '../../common/text.ts';
import type { Opening } from '../pages.schema.ts';
import { absolute } from './address.ts';
import type { SiteFacts, Thing } from './json-ld.ts';
import { organizationRef, postalAddress } from './organization.ts';

/** An opening with its text as HTML, which is the form that job searches ask for. */
export interface OpenPosition extends Opening {
  slug: string;
  html: string;
}

export const jobPosting = (opening: OpenPosition, { origin, site }: SiteFacts) => {
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
  } satisfies Thing & Record<string, unknown>;
};
