import type { APIRoute } from 'astro';
import { longDay } from '../../../common/day.ts';
import { getInsight } from '../../content.ts';
import { sheetOf } from '../../insights/checklist/sheet.ts';
import { absolute, originOf } from '../../seo/address.ts';

/** The list as a spreadsheet, empty. */
export const GET: APIRoute = async ({ site }) => {
  const checklist = getInsight('checklist');
  const link = absolute(originOf(site), '/insights/partner-checklist');
  return new Response(await sheetOf({ checklist, link, date: longDay(checklist.checked) }));
};
