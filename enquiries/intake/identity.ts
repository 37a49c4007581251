import { createHash } from 'node:crypto';
import type { CameFrom } from '../store/enquiry.ts';
import { Refusal } from './answer.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The id that the page made, which makes a retry harmless; undefined when it made none. */
export function givenId(given: string): string | undefined {
  const id = given.trim().toLowerCase();
  if (id === '') return undefined;
  if (!uuid.test(id)) throw new Refusal(400);
  return id;
}

const dayMs = 24 * 3_600_000;

/**
 * A page without JavaScript cannot make an id; there the words themselves are the id for a day (UUID version 8,
 * RFC 9562, 5.8), so that a second click on the button is the same enquiry. Today's comes first, then yesterday's: a
 * second click may come after midnight.
 */
export const idsOfWords = (bodyHash: string, now: number): [today: string, yesterday: string] => {
  const idOf = (time: number): string => {
    const day = new Date(time).toISOString().slice(0, 10);
    const hex = createHash('sha256').update(`${day} ${bodyHash}`).digest('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };
  return [idOf(now), idOf(now - dayMs)];
};

const longestVersion = 40;

export function consentVersionOf(given: string): string | null {
  if (given.length > longestVersion || /\p{C}/u.test(given)) throw new Refusal(400);
  return given === '' ? null : given;
}

const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
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
  const pairs = campaignNames.flatMap((name): [string, string][] => {
    const value = line(given.get(name) ?? '');
    return value === '' ? [] : [[name, value]];
  });
  return { page: pageOf(page.trim()), campaign: pairs };
}
