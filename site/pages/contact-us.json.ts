import type { APIRoute } from 'astro';
import type { LateParts } from '../contact/form/late-parts.ts';
import { THANK_YOU } from '../contact/thank-you-figure.ts';
import { getTool } from '../content.ts';

/** What the enquiry form shows later. A file of its own, so that the page stays within one round trip. */
export const GET: APIRoute = () => {
  const { countries } = getTool('countries');
  return Response.json({ countries: countries.map(({ name }) => name), thankYou: THANK_YOU } satisfies LateParts);
};
