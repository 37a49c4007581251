import type { APIRoute } from 'astro';
import { absolute, originOf } from '../seo/address.ts';

/** Everything may be read; pages that should not be found say so themselves. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nDisallow:\n\nSitemap: ${absolute(originOf(site), '/sitemap.xml')}\n`);
