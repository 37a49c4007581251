import type { APIRoute } from 'astro';
import { originOf } from '../seo/address.ts';
import { sitemapXml } from '../seo/files.ts';
import { listPages } from '../seo/pages.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(sitemapXml(listPages(), originOf(site)), { headers: { 'Content-Type': 'application/xml' } });
