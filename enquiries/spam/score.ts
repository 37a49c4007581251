import type { EnquiryValues } from '../contract/fields.ts';
import type { SpamVerdict } from '../store/enquiry.ts';
import { hidingPlaces, strongPhrases, weakPhrases } from './phrases.ts';

export interface Signals {
  values: EnquiryValues;
  honeypot: string;
  /** How many other addresses sent the same message within a day. */
  sameMessage: number;
}

/** From this score on an enquiry waits in the quarantine. */
export const quarantineFrom = 10;

type Finding = { points: number; reason: string } | undefined;
type Rule = (signals: Signals & { text: string }) => Finding;

const finding = (points: number, reason: string): Finding => (points > 0 ? { points, reason } : undefined);
const hits = (text: string, phrases: readonly string[]) => phrases.filter((phrase) => text.includes(phrase));

const links = (text: string) => text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
const linkPoints = (count: number) => [0, 1, 3, 6][count] ?? 10;
const isScrambled = (name: string) => (name.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0) >= 3;

const rules: readonly Rule[] = [
  ({ honeypot }) => finding(honeypot === '' ? 0 : 10, 'The hidden field was filled in'),
  ({ text }) => finding(linkPoints(links(text)), `Links in the message: ${links(text)}`),
  ({ text }) => finding(/\[url|\[link|<a\s/i.test(text) ? 8 : 0, 'The message contains markup for links'),
  ({ text }) => finding(Math.min(5 * hits(text, hidingPlaces).length, 10), 'A link hides where it leads'),
  ({ values }) =>
    finding(links(`${values.firstName} ${values.lastName} ${values.jobTitle}`) > 0 ? 8 : 0, 'A name contains a link'),
  ({ text }) => {
    const found = hits(text, strongPhrases);
    return finding(Math.min(5 * found.length, 15), `Phrases of form spam: ${found.slice(0, 4).join(', ')}`);
  },
  ({ text }) => {
    const found = hits(text, weakPhrases);
    return finding(Math.min(2 * found.length, 6), `Phrases of advertising: ${found.slice(0, 4).join(', ')}`);
  },
  ({ values: { firstName, lastName, company } }) =>
    finding(firstName === lastName && lastName === company ? 4 : 0, 'Names and company are the same word'),
  ({ values: { firstName, lastName } }) =>
    finding(isScrambled(firstName) || isScrambled(lastName) ? 6 : 0, 'A name is a scramble of letters'),
  ({ sameMessage }) =>
    finding(sameMessage >= 3 ? Math.min(4 + sameMessage, 10) : 0, `The same message came from ${sameMessage} others`),
];

/** Adds up what speaks for spam, with the reasons for staff. Nothing is refused here, and nothing is dropped. */
export function scoreSpam(signals: Signals): SpamVerdict {
  const text = signals.values.message.toLowerCase().replace(/\s+/g, ' ');
  const found = rules.map((rule) => rule({ ...signals, text })).filter((one) => one !== undefined);
  const score = found.reduce((sum, one) => sum + one.points, 0);
  return {
    score,
    reasons: found.map((one) => `${one.reason} (${one.points})`),
    quarantined: score >= quarantineFrom,
  };
}
