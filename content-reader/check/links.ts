import { didYouMean } from '../../common/nearest.ts';
import { outlineOf } from '../outline.ts';
import { decoded } from '../pictures.ts';
import type { ContentProblem } from '../problem.ts';
import type { Read } from '../read-content.ts';
import type { Addresses } from './addresses.ts';

/** Why a link leads nowhere, if it does. */
const faultOf = (href: string, own: string | undefined, addresses: Addresses): string | undefined => {
  if (href === '') return 'has a link without an address: write it between the round brackets';
  if (!/^(?:\/|#|https:\/\/|mailto:|tel:)/.test(href))
    return `leads to ${href}: begin the address with / for a page of this site, or with https://`;
  const [, within] = addresses.origin && href.startsWith(addresses.origin) ? href.split(addresses.origin) : [];
  if (within !== undefined && /^(?:$|[/?#])/.test(within))
    return `leads to a page of this site by its full address: write ${within === '' ? '/' : within}`;
  if (!/^[/#]/.test(href)) return undefined;
  const [before = '', fragment] = href.split('#');
  const path = before === '' ? own : before.replace(/\?.*$/, '');
  if (path === undefined) return undefined;
  if (addresses.isDraft(path))
    return `leads to ${href}, which is still a draft: publish it first, or link to another page`;
  if (!addresses.leadsSomewhere(path))
    return `leads to ${path}, but there is no such page: ${didYouMean(path, addresses.pages, 'correct the address')}`;
  const ids = fragment === undefined ? undefined : addresses.idsOf(path);
  if (fragment === undefined || !ids || ids.includes(decoded(fragment))) return undefined;
  const remedy = 'write one of its headings in small letters, with hyphens between the words';
  return `leads to ${href}, but no heading of that page is called so: ${didYouMean(fragment, ids, remedy)}`;
};

/** Links and fragments that lead nowhere. `own` is the address of the page on which a file is shown. */
export const deadLinks = (read: Read, own: string | undefined, addresses: Addresses): ContentProblem[] =>
  outlineOf(read).links.flatMap(({ field, place, href }) => {
    const message = faultOf(href, own, addresses);
    return message === undefined ? [] : [{ file: read.file, ...place, field, message }];
  });
