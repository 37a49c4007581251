import { didYouMean } from '../../common/nearest.ts';
import type { ContentProblem } from '../problem.ts';
import type { OpenContent } from '../read-content.ts';
import type { Addresses } from './addresses.ts';

/** Redirects and fallbacks that lead nowhere, in a circle, or over a page. */
export const wrongRoutes = (content: OpenContent, addresses: Addresses): ContentProblem[] =>
  content.written('routes').flatMap(({ file, data, fields }) => {
    const problems: ContentProblem[] = [];
    const add = (field: PropertyKey[], message: string) =>
      problems.push({ file, ...fields.placeOf(field), field: field.join('.'), message });
    const seen = new Set<string>();
    for (const [i, { from, to }] of (data?.redirects ?? []).entries()) {
      const target = to.replace(/[?#].*$/, '');
      if (addresses.isPage(from))
        add(['redirects', i, 'from'], `is ${from}, but there is a page at that address: delete this line`);
      if (seen.has(from.toLowerCase()))
        add(['redirects', i, 'from'], `redirects ${from} a second time: keep one of the two`);
      seen.add(from.toLowerCase());
      if (addresses.isMoved(target))
        add(['redirects', i, 'to'], `leads to ${to}, which is itself redirected: write where that leads`);
    }
    for (const [i, { page }] of (data?.fallbacks ?? []).entries()) {
      if (addresses.isMoved(page))
        add(['fallbacks', i, 'page'], `is ${page}, which is redirected: write where that leads`);
      if (addresses.leadsSomewhere(page)) continue;
      const remedy = didYouMean(page, addresses.pages, 'correct the address');
      add(['fallbacks', i, 'page'], `is ${page}, but there is no such page: ${remedy}`);
    }
    return problems;
  });
