import type { APIRoute } from 'astro';
import { getSite } from '../../content.ts';
import { originOf } from '../../seo/address.ts';
import { securityTxt } from '../../seo/files.ts';
import { today } from '../../settings.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(securityTxt({ origin: originOf(site), mail: getSite().mail.value, builtOn: today() }));
