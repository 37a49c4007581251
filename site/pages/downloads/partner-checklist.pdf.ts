import type { APIRoute } from 'astro';
import { longDay } from '../../../common/day.ts';
import { fill } from '../../../common/wording.ts';
import { getInsight } from '../../content.ts';
import { checklistPdf } from '../../insights/checklist/pdf.tsx';
import { absolute, originOf } from '../../seo/address.ts';

/** The list on paper, with room for three partners. */
export const GET: APIRoute = async ({ site }) => {
  const checklist = getInsight('checklist');
  const link = absolute(originOf(site), '/insights/partner-checklist');
  const smallPrint = fill(checklist.words.from, { link, date: longDay(checklist.checked) });
  return new Response(new Uint8Array(await checklistPdf(checklist, smallPrint)), {
    headers: { 'Content-Type': 'application/pdf' },
  });
};
