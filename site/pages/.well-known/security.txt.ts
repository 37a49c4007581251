import type { APIRoute } from 'astro';
import { getSite } from '../../lib/content.ts';
import { today } from '../../lib/day.ts';
import { originOf } from '../../lib/seo/address.ts';
import { securityTxt } from '../../lib/seo/security-txt.ts';

export const GET: APIRoute = async ({ site }) =>
  new Response(securityTxt({ origin: originOf(site), mail: (await getSite()).mail.value, builtOn: today() }));
