import type { APIRoute } from 'astro';
import { THANK_YOU } from '../contact/contact.ts';
import type { LateParts } from '../contact/form/EnquiryForm.tsx';
import { getTool } from '../content.ts';

/** What the enquiry form shows later. A file of its own, so that the page stays within one round trip. */
export const GET: APIRoute = () => {
  const { countries } = getTool('countries');
  return Response.json({ countries: countries.map(({ name }) => name), thankYou: THANK_YOU } satisfies LateParts);
};
