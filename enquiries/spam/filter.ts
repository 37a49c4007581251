import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { normalForm } from '../../common/text.ts';
import type { EnquiryValues } from '../contract/fields.ts';
import type { SpamVerdict } from '../store/enquiry.ts';

/** As long as a message may be; what normalising adds is not looked at. The work grows with the length and no faster. */
const MAX_LENGTH = 5_000;

/** A web address: with its scheme, with www, or a domain that goes on with a slash. Every part is bounded. */
const address = String.raw`(?:https?:\/\/|www\.)[^\s<>"'\]]+|(?<![\p{L}\p{N}.@\-])[a-z0-9\-]{1,63}(?:\.[a-z0-9\-]{1,63}){0,3}\.[a-z]{2,24}\/[^\s<>"'\]]*`;
const LINK = new RegExp(address, 'giv');

export function linksIn(text: string): string[] {
  return text.slice(0, MAX_LENGTH).match(LINK) ?? [];
}

interface Signals {
  values: EnquiryValues;
  honeypot: string;
}

/** Letters as a program draws them: capitals inside a word again and again, no vowel at all, or one syllable repeated. */
function isScrambled(text: string): boolean {
  return (
    /^[a-z]{7,}$/i.test(text) &&
    ((text.match(/[a-z][A-Z]/g)?.length ?? 0) >= 3 ||
      !/[aeiouy]/i.test(text) ||
      /^(.{2,4})\1{2,}$/i.test(text))
  );
}

/** Not one word that could be spoken. Abbreviations are shorter, or in capitals. */
function isGibberish(words: readonly string[]): boolean {
  return words.length >= 3 && words.every((word) => /^[b-df-hj-np-tv-xz]{5,}$/.test(word));
}

function scrambled({ firstName, lastName, company, jobTitle, message }: EnquiryValues): number {
  const words = message.trim().split(/\s+/);
  const first = words.length <= 3 ? (words[0] ?? '') : '';
  return (
    [firstName, lastName, company, jobTitle, first].filter(isScrambled).length +
    (isGibberish(words) ? 2 : 0)
  );
}

/** Many links with hardly a word between them; a list of documents for a tender has more to say, or is in one place. */
function linkPoints(message: string): number {
  const links = linksIn(message);
  const words = message.trim().split(/\s+/).length;
  if (links.length < 4 || words > 4 * links.length) return 0;
  const places = new Set(links.map((link) => link.replace(/^https?:\/\//i, '').split('/')[0])).size;
  return links.length >= 8 || (words === links.length && places >= 4) ? 10 : 6;
}

function formSigns({ values, honeypot }: Signals): { points: number; reason: string }[] {
  const { firstName, lastName, company, jobTitle, country, message } = values;
  const sign = (reason: string, points: number) => ({ reason, points });
  return [
    sign('The hidden field was filled in', honeypot === '' ? 0 : 10),
    sign('A name contains a web address', linksIn(`${firstName} ${lastName}`).length > 0 ? 10 : 0),
    sign(
      'The job title or the country contains a web address',
      linksIn(`${jobTitle} ${country}`).length > 0 ? 5 : 0,
    ),
    sign(
      'The message contains links in forum markup',
      /\[(?:url|link)[=\]]/i.test(message) ? 10 : 0,
    ),
    sign('The message contains HTML links', /<a\s/i.test(message) ? 6 : 0),
    sign(
      'The message still contains template choices such as {Hi|Hello}',
      (message.match(/\{[^{}|]{1,40}\|[^{}]{1,80}\}/g)?.length ?? 0) > 1 ? 10 : 0,
    ),
    sign('The message is little more than links', linkPoints(message)),
    sign('Fields contain random letters', [0, 4][scrambled(values)] ?? 10),
    sign(
      'First name, last name and company are the same word',
      firstName === lastName && lastName === company ? 4 : 0,
    ),
  ];
}

/** From this score on an enquiry is held for staff to look at. */
export const HOLD_FROM_SCORE = 10;
/** The logarithm of how much likelier words are in spam. No honest message of the corpus, judged by the rest, reaches it. */
const HOLD_FROM_WEIGHT = 6;
/** Fewer words say too little about themselves. */
const MIN_WORDS = 4;
/** A feature that one side has never used counts as a third of a time. */
const UNSEEN_WEIGHT = 0.3;
const MAX_QUOTED_WORDS = 5;

export type Kind = 'honest' | 'spam';

/** Scripts without spaces: every character is a word. */
const unspaced = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}`;
const token = new RegExp(
  [
    `(?<link>${address})`,
    String.raw`(?<end>[.!?;:।؟…](?=\s|$)|[。！？]|\n\n)`,
    String.raw`(?<word>[${unspaced}+$€£₹%]|[[\p{L}\p{M}\p{N}]--[${unspaced}]]+)`,
  ].join('|'),
  'gv',
);

/** In lower case, without accents and invisible characters; `.` is where a sentence begins or ends, `#` a number. */
export function wordsOf(text: string): string[] {
  const letters = normalForm(text, { form: 'NFKD', maxLength: MAX_LENGTH }).replace(
    /[\p{Cf}\p{sc=Inherited}\u0640]/gu,
    '',
  );
  const folded = normalForm(letters, { form: 'NFC', maxLength: 4 * MAX_LENGTH })
    .toLowerCase()
    .slice(0, MAX_LENGTH);
  const words = [...folded.matchAll(token)].map(({ groups }) => {
    if (groups?.['link']) return 'LINK';
    if (groups?.['end']) return '.';
    const word = groups?.['word'] ?? '';
    return /^\d+$/.test(word) ? '#' : word;
  });
  return ['.', ...words];
}

/** The words, how the long ones begin, and the pairs of neighbours, each once. */
function featuresOf(words: readonly string[]): Set<string> {
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const stems = words.filter((word) => word.length > 6).map((word) => `${word.slice(0, 6)}*`);
  return new Set([...words.filter((word) => word !== '.'), ...stems, ...pairs]);
}

class Counts {
  readonly messages: Record<Kind, number> = { honest: 0, spam: 0 };
  readonly #of: Record<Kind, Map<string, number>> = { honest: new Map(), spam: new Map() };

  add(message: string, kind: Kind, by: 1 | -1 = 1): void {
    this.messages[kind] += by;
    for (const feature of featuresOf(wordsOf(message))) {
      const count = this.of(feature, kind) + by;
      if (count === 0) this.#of[kind].delete(feature);
      else this.#of[kind].set(feature, count);
    }
  }

  of(feature: string, kind: Kind): number {
    return this.#of[kind].get(feature) ?? 0;
  }
}

const entry = z.union([
  z.string().transform((message) => ({ message })),
  z.partialRecord(
    z.enum(['firstName', 'lastName', 'company', 'jobTitle', 'country', 'message']),
    z.string(),
  ),
]);
const corpusFile = z.record(z.string(), z.array(entry));

export type Example = z.infer<typeof entry>;

export function readCorpus(kind: 'honest' | 'spam'): Example[] {
  return Object.values(
    corpusFile.parse(parse(readFileSync(new URL(`corpus/${kind}.yaml`, import.meta.url), 'utf8'))),
  ).flat();
}

let corpus: Counts | undefined;

/** It takes a few tenths of a second: the server does it at start, and most commands and tests never need it. */
export function learnCorpus(): Counts {
  if (corpus) return corpus;
  corpus = new Counts();
  for (const kind of ['honest', 'spam'] as const) {
    for (const { message = '' } of readCorpus(kind)) corpus.add(message, kind);
  }
  return corpus;
}

/** Judges enquiries by the corpus and by what staff have decided (naive Bayes), and by signs of the form itself. */
export class SpamFilter {
  readonly #taught = new Counts();

  learn(message: string, kind: Kind): void {
    this.#taught.add(message, kind);
  }

  forget(message: string, kind: Kind): void {
    this.#taught.add(message, kind, -1);
  }

  #weigh(features: ReadonlySet<string>): { feature: string; weight: number }[] {
    const both = [learnCorpus(), this.#taught];
    const sum = (count: (counts: Counts) => number) =>
      both.reduce((total, counts) => total + count(counts), 0);
    const [honest, spam] = [
      sum(({ messages }) => messages.honest),
      sum(({ messages }) => messages.spam),
    ];
    return [...features].map((feature) => {
      const [good, bad] = [
        sum((counts) => counts.of(feature, 'honest')),
        sum((counts) => counts.of(feature, 'spam')),
      ];
      if (good + bad < 2) return { feature, weight: 0 };
      return {
        feature,
        weight:
          Math.log((bad + UNSEEN_WEIGHT) / (spam + 1)) -
          Math.log((good + UNSEEN_WEIGHT) / (honest + 1)),
      };
    });
  }

  #judgeWords(message: string): { points: number; reason: string } {
    const words = wordsOf(message);
    if (words.filter((word) => word !== '.' && word !== 'LINK').length < MIN_WORDS)
      return { points: 0, reason: '' };
    const weighed = this.#weigh(featuresOf(words));
    const weight = weighed.reduce((total, one) => total + one.weight, 0);
    const points = Math.max(0, Math.floor((weight / HOLD_FROM_WEIGHT) * HOLD_FROM_SCORE));
    const heaviest = weighed
      .filter(
        (one) => one.weight > 1 && /\p{L}/u.test(one.feature) && !/[.*]|LINK/.test(one.feature),
      )
      .sort((one, other) => other.weight - one.weight)
      .map(({ feature }) => `“${feature.slice(0, 40)}”`);
    const quoted = heaviest.slice(0, MAX_QUOTED_WORDS).join(', ');
    return { points, reason: `Words that weighed most: ${quoted}` };
  }

  /** A payroll that fails today is told in the words of fraud (bank, urgent, transfer), so there they do not count. */
  judge(signals: Signals): SpamVerdict {
    const { message, urgency } = signals.values;
    const byWords = this.#judgeWords(urgency ? '' : message);
    const found = [...formSigns(signals), byWords].filter(({ points }) => points > 0);
    const score = found.reduce((total, { points }) => total + points, 0);
    return {
      score,
      reasons: found.map(({ reason }) => reason),
      quarantined: score >= HOLD_FROM_SCORE,
    };
  }
}
