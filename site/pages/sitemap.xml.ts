import type { APIRoute } from 'astro';
import { originOf } from '../lib/seo/address.ts';
import { listPages } from '../lib/seo/pages.ts';
import { sitemapXml } from '../lib/seo/sitemap.ts';

export const GET: APIRoute = async ({ site }) =>
  new Response(sitemapXml(await listPages(), originOf(site)), { headers: { 'Content-Type': 'application/xml' } });
