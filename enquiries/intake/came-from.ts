import type { CameFrom } from '../store/enquiry.ts';

const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const longestPage = 200;
const longestValue = 100;

const line = (text: string) =>
  text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/\p{C}/gu, ' ')
    .trim()
    .slice(0, longestValue);

/** A path of ours, without anything that could tell a person from another. */
const pageOf = (text: string): string | null =>
  /^\/[\w./~%-]*$/.test(text) && text.length <= longestPage && !text.startsWith('//') ? text : null;

/**
 * Where a visitor came from. Browsers tell it in two fields that nobody sees; what does not look like ours is dropped in
 * silence, because no enquiry may fail for it.
 */
export function cameFromOf(page: string, campaign: string): CameFrom {
  const given = new URLSearchParams(campaign.slice(0, 2000));
  const pairs = names.flatMap((name): [string, string][] => {
    const value = line(given.get(name) ?? '');
    return value === '' ? [] : [[name, value]];
  });
  return { page: pageOf(page.trim()), campaign: pairs };
}
