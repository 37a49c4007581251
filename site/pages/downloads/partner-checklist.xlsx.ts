import type { APIContext } from 'astro';
import { longDay } from '../../../common/day.ts';
import { getInsight } from '../../content.ts';
import { sheetOf } from '../../insights/checklist/sheet.ts';
import { absolute, originOf } from '../../seo/address.ts';

/** The list as a spreadsheet, empty. */
export async function GET({ site }: APIContext) {
  const checklist = getInsight('checklist');
  const link = absolute(originOf(site), '/insights/partner-checklist');
  return new Response(await sheetOf({ checklist, link, date: longDay(checklist.checked) }));
}
