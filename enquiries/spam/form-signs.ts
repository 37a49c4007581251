import type { EnquiryValues } from '../contract/fields.ts';

/** As long as a message may be; what normalising adds is not looked at. The work grows with the length and no faster. */
export const longest = 5_000;

/** A web address: with its scheme, with www, or a domain that goes on with a slash. Every part is bounded. */
export const address = String.raw`(?:https?:\/\/|www\.)[^\s<>"'\]]+|(?<![\p{L}\p{N}.@\-])[a-z0-9\-]{1,63}(?:\.[a-z0-9\-]{1,63}){0,3}\.[a-z]{2,24}\/[^\s<>"'\]]*`;
const link = new RegExp(address, 'giv');

export const linksIn = (text: string): string[] => text.slice(0, longest).match(link) ?? [];

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

export function formSigns({ values, honeypot }: Signals): { points: number; reason: string }[] {
  const { firstName, lastName, company, jobTitle, country, message } = values;
  const sign = (reason: string, points: number) => ({ reason, points });
  return [
    sign('The hidden field was filled in', honeypot === '' ? 0 : 10),
    sign('A name contains a web address', linksIn(`${firstName} ${lastName}`).length > 0 ? 10 : 0),
    sign('The job title or the country contains a web address', linksIn(`${jobTitle} ${country}`).length > 0 ? 5 : 0),
    sign('The message contains links in forum markup', /\[(?:url|link)[=\]]/i.test(message) ? 10 : 0),
    sign('The message contains HTML links', /<a\s/i.test(message) ? 6 : 0),
    sign(
      'The message still contains template choices such as {Hi|Hello}',
      (message.match(/\{[^{}|]{1,40}\|[^{}]{1,80}\}/g)?.length ?? 0) > 1 ? 10 : 0,
    ),
    sign('The message is little more than links', linkPoints(message)),
    sign('Fields contain random letters', [0, 4][scrambled(values)] ?? 10),
    sign('First name, last name and company are the same word', firstName === lastName && lastName === company ? 4 : 0),
  ];
}
