import { fill } from '../../common/wording.ts';
import words from '../../content/spam-reasons.json' with { type: 'json' };
import type { SpamVerdict } from '../store/enquiry.ts';
import { formSigns, type Signals } from './form-signs.ts';
import { likenToSpam } from './likeness.ts';
import { manners } from './manners.ts';
import { topics, trade } from './topics.ts';
import { targets, visitors } from './visitors.ts';
import { findAll, phrases, wordsOf } from './words.ts';

/** From this score on an enquiry is held for staff to look at. */
export const holdFrom = 10;

interface Sign {
  name: string;
  pattern: RegExp;
  /** For the first phrase found. */
  points: number;
  /** For each further one. */
  more: number;
  /** How many count. */
  most: number;
}

interface Finding {
  name: string;
  points: number;
  phrases: string[];
}

const sign = (name: string, list: string, points: number, more = 0, most = 1): Sign => ({
  name,
  pattern: phrases(list),
  points,
  more,
  most,
});

const topicSigns = Object.entries(topics).map(([name, list]) => sign(name, list, 8, 3, 3));
const tradeSign = sign('trade', trade, 2, 2, 4);
const mannerSigns = [
  sign('offering', manners.offering, 3),
  sign('price', manners.price, 3),
  sign('bait', manners.bait, 3),
  sign('promise', manners.promise, 3),
  sign('urge', manners.urge, 3),
  sign('link', manners.link, 4),
  sign('gain', manners.gain, 2),
  sign('yours', manners.yours, 2),
  sign('interest', manners.interest, 2),
  sign('channel', manners.channel, 2),
];
const visitorSigns = [
  sign('field', visitors.field, -7, -5, 5),
  sign('asks', visitors.asks, -5, -3, 2),
  sign('ours', visitors.ours, -5, -3, 2),
];
const target = phrases(targets);

const look = (text: string, signs: readonly Sign[]): Finding[] =>
  signs.flatMap(({ name, pattern, points, more, most }) => {
    const found = findAll(text, pattern);
    const further = Math.min(found.length, most) - 1;
    return further < 0 ? [] : [{ name, points: points + more * further, phrases: found }];
  });

const heaviest = (findings: readonly Finding[], most: number): Finding[] =>
  [...findings].sort((one, other) => other.points - one.points).slice(0, most);

const sum = (findings: readonly Finding[]): number => findings.reduce((total, { points }) => total + points, 0);

/** A text of fewer words says too little about itself. */
const fewestWords = 4;

/** From these points on the likeness alone says that a message is about something: buyers speak of prices and dates too. */
const tellsEnough = 6;

/** From four hundred to one on, either way; never enough to hold anything by itself. */
const lookAtLikeness = (text: string, liken: typeof likenToSpam): Finding[] => {
  const { weight, telling } = liken(text);
  if (Math.abs(weight) < 6 || text.split(' ').length < fewestWords + 3) return [];
  const points = Math.trunc(Math.max(1 - holdFrom, Math.min(holdFrom - 1, weight * 0.6)));
  return [points > 0 ? { name: 'likeSpam', points, phrases: telling } : { name: 'likeEnquiry', points, phrases: [] }];
};

/**
 * Manners count only beside a subject, three words of trade, or words that are those of spam as a whole. Two subjects and
 * four manners count at most: a long and honest message can mention them all. Likeness to spam says nothing about
 * somebody who speaks as a visitor in two ways.
 */
function lookAtMessage(message: string, liken: typeof likenToSpam): Finding[] {
  const text = wordsOf(message);
  const subjects = heaviest(look(text, topicSigns), 2);
  const rest = topicSigns.reduce((left, { pattern }) => left.replace(pattern, '. '), text);
  const trading = look(rest, [tradeSign]);
  const visiting = look(text.replace(target, '. '), visitorSigns);
  const likeness = lookAtLikeness(text, liken).filter(({ points }) => points < 0 || visiting.length < 2);
  const isAboutSomething =
    subjects.length > 0 || sum(likeness) >= tellsEnough || trading.some((one) => one.phrases.length >= 3);
  if (!isAboutSomething) return [];
  return [...subjects, ...likeness, ...trading, ...heaviest(look(text, mannerSigns), 4), ...visiting];
}

const lookAtForm = (signals: Signals): Finding[] =>
  Object.entries(formSigns)
    .map(([name, pointsFor]) => ({ name, points: pointsFor(signals), phrases: [] }))
    .filter(({ points }) => points > 0);

const sentences: Record<string, string> = words.reasons;
const quote = (phrase: string): string => `“${phrase.slice(0, 40)}”`;
const sentenceFor = ({ name, points, phrases: found }: Finding): string =>
  fill(found.length > 0 ? words.withWords : words.withoutWords, {
    reason: sentences[name] ?? name,
    words: found.slice(0, 4).map(quote).join(', '),
    points,
  });

/**
 * Adds up what speaks for spam and against it, with the reasons for staff. Nothing but the enquiry itself counts, so
 * nobody can get somebody else's held; nothing is refused and nothing is dropped.
 */
export function scoreSpam(signals: Signals, liken = likenToSpam): SpamVerdict {
  const message = lookAtMessage(signals.values.message, liken);
  // What the words say in favour of a visitor does not outweigh what only programs do.
  const findings = [...lookAtForm(signals), ...(sum(message) > 0 ? message : [])];
  const score = sum(findings);
  return { score, reasons: findings.map(sentenceFor), quarantined: score >= holdFrom };
}
