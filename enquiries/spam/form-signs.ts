import type { EnquiryValues } from '../contract/fields.ts';
import { linksIn } from './words.ts';

/** What a form carries besides its words. */
export interface Signals {
  values: EnquiryValues;
  honeypot: string;
}

/** Letters as a program draws them: capitals inside a word again and again, no vowel at all, or one syllable repeated. */
const isScrambled = (text: string): boolean =>
  /^[a-z]{7,}$/i.test(text) &&
  ((text.match(/[a-z][A-Z]/g)?.length ?? 0) >= 3 || !/[aeiouy]/i.test(text) || /^(.{2,4})\1{2,}$/i.test(text));

/** Not one word that could be spoken. Abbreviations are shorter, or in capitals. */
const isGibberish = (words: readonly string[]): boolean =>
  words.length >= 3 && words.every((word) => /^[b-df-hj-np-tv-xz]{5,}$/.test(word));

const scrambled = ({ firstName, lastName, company, jobTitle, message }: EnquiryValues): number => {
  const words = message.trim().split(/\s+/);
  const first = words.length <= 3 ? (words[0] ?? '') : '';
  return [firstName, lastName, company, jobTitle, first].filter(isScrambled).length + (isGibberish(words) ? 2 : 0);
};

/** Many links with hardly a word between them; a list of documents for a tender has more to say, or is in one place. */
const linkPoints = (message: string): number => {
  const links = linksIn(message);
  const words = message.trim().split(/\s+/).length;
  if (links.length < 4 || words > 4 * links.length) return 0;
  const places = new Set(links.map((link) => link.replace(/^https?:\/\//i, '').split('/')[0])).size;
  return links.length >= 8 || (words === links.length && places >= 4) ? 10 : 6;
};

const repeatedName = ({ firstName, lastName, company }: EnquiryValues): boolean =>
  firstName === lastName && lastName === company;

/** Points by what is wrong with the form itself; the names are those of the reasons. */
export const formSigns = {
  honeypot: ({ honeypot }) => (honeypot === '' ? 0 : 10),
  nameLink: ({ values }) => (linksIn(`${values.firstName} ${values.lastName}`).length > 0 ? 10 : 0),
  titleLink: ({ values }) => (linksIn(`${values.jobTitle} ${values.country}`).length > 0 ? 5 : 0),
  forumMarkup: ({ values }) => (/\[(?:url|link)[=\]]/i.test(values.message) ? 10 : 0),
  htmlMarkup: ({ values }) => (/<a\s/i.test(values.message) ? 6 : 0),
  choices: ({ values }) => ((values.message.match(/\{[^{}|]{1,40}\|[^{}]{1,80}\}/g)?.length ?? 0) > 1 ? 10 : 0),
  manyLinks: ({ values }) => linkPoints(values.message),
  scrambled: ({ values }) => [0, 4][scrambled(values)] ?? 10,
  repeatedName: ({ values }) => (repeatedName(values) ? 4 : 0),
} satisfies Record<string, (signals: Signals) => number>;
