import { isoDay } from '../../common/day.ts';
import { getAll, getHtml } from '../content.ts';
import { today } from '../settings.ts';

/** The openings that can be applied for on the day of the build, with their text as HTML. */
export async function getOpenings() {
  const open = getAll('openings').filter(({ closes }) => isoDay(closes) >= isoDay(today()));
  return Promise.all(
    open.map(async (opening) => ({ ...opening, html: await getHtml('openings', opening.slug) })),
  );
}
