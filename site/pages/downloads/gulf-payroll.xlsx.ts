import type { APIContext } from 'astro';
import { getOne } from '../../content/get-content.ts';
import { regionSheet } from '../../features/insights/regions/region-sheet.ts';
import { absolute, originOf } from '../../parts/seo/address.ts';

/** The rules of the six Gulf states as a spreadsheet. */
export async function GET({ site }: APIContext) {
  const link = absolute(originOf(site), '/insights/payroll-gulf');
  return new Response(await regionSheet(getOne('regions', 'payroll-gulf'), link));
}
