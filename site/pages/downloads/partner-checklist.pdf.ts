import type { APIRoute } from 'astro';
import { longDay } from '../../../common/day.ts';
import { fill } from '../../../common/wording.ts';
import { getInsight, getSite } from '../../content.ts';
import { renderPdf } from '../../figures/pdf/render.ts';
import { MARK } from '../../frame/frame.ts';
import { ChecklistPdf } from '../../insights/checklist/ChecklistPdf.tsx';
import { absolute, originOf } from '../../seo/address.ts';

/** The list on paper, with room for three partners. */
export const GET: APIRoute = async ({ site }) => {
  const checklist = getInsight('checklist');
  const house = getSite();
  const link = absolute(originOf(site), '/insights/partner-checklist');
  const pdf = await renderPdf(
    ChecklistPdf({
      checklist,
      brand: { name: house.name, tagline: house.tagline, mark: MARK },
      smallPrint: fill(checklist.words.from, { link, date: longDay(checklist.checked) }),
    }),
  );
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } });
};
