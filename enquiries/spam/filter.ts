import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { SpamVerdict } from '../store/enquiry.ts';
import { address, formSigns, longest, type Signals } from './form-signs.ts';

/** From this score on an enquiry is held for staff to look at. */
export const holdFrom = 10;
/**
 * The logarithm of how much likelier the words are in spam, from which on they hold a message. No honest message of the
 * corpus reaches it when each tenth is judged by what was learnt from the rest.
 */
const holdFromWeight = 6;
/** Fewer words say too little about themselves. */
const fewestWords = 4;
/** What a feature counts for that one side has never used: a third of a time. */
const unseen = 0.3;
const mostQuoted = 5;

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

/**
 * The words of a text in lower case, `.` at the start and where a sentence ends, `LINK` for a web address and `#` for a
 * number. Accents, invisible characters and styled letters are folded away.
 */
export function wordsOf(text: string): string[] {
  const folded = text
    .slice(0, longest)
    .normalize('NFKD')
    .replace(/[\p{Cf}\p{sc=Inherited}\u0640]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .slice(0, longest);
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
  z.partialRecord(z.enum(['firstName', 'lastName', 'company', 'jobTitle', 'country', 'message']), z.string()),
]);
const corpusFile = z.record(z.string(), z.array(entry));

export type Example = z.infer<typeof entry>;

export const readCorpus = (kind: 'honest' | 'spam'): Example[] =>
  Object.values(corpusFile.parse(parse(readFileSync(new URL(`corpus/${kind}.yaml`, import.meta.url), 'utf8')))).flat();

let corpus: Counts | undefined;

/** It takes a few tenths of a second: the server does it at start, and most commands and tests never need it. */
export const learnCorpus = (): Counts => {
  if (corpus) return corpus;
  corpus = new Counts();
  for (const kind of ['honest', 'spam'] as const) {
    for (const { message = '' } of readCorpus(kind)) corpus.add(message, kind);
  }
  return corpus;
};

const quote = (feature: string): string => `“${feature.slice(0, 40)}”`;

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
    const sum = (count: (counts: Counts) => number) => both.reduce((total, counts) => total + count(counts), 0);
    const [honest, spam] = [sum(({ messages }) => messages.honest), sum(({ messages }) => messages.spam)];
    return [...features].map((feature) => {
      const [good, bad] = [sum((counts) => counts.of(feature, 'honest')), sum((counts) => counts.of(feature, 'spam'))];
      if (good + bad < 2) return { feature, weight: 0 };
      return { feature, weight: Math.log((bad + unseen) / (spam + 1)) - Math.log((good + unseen) / (honest + 1)) };
    });
  }

  #judgeWords(message: string): { points: number; reason: string } {
    const words = wordsOf(message);
    if (words.filter((word) => word !== '.' && word !== 'LINK').length < fewestWords) return { points: 0, reason: '' };
    const weighed = this.#weigh(featuresOf(words));
    const weight = weighed.reduce((total, one) => total + one.weight, 0);
    const points = Math.max(0, Math.floor((weight / holdFromWeight) * holdFrom));
    const heaviest = weighed
      .filter((one) => one.weight > 1 && /\p{L}/u.test(one.feature) && !/[.*]|LINK/.test(one.feature))
      .sort((one, other) => other.weight - one.weight)
      .map(({ feature }) => quote(feature));
    const quoted = heaviest.slice(0, mostQuoted).join(', ');
    return { points, reason: `Words that weighed most: ${quoted}` };
  }

  /**
   * What the words say for a visitor does not outweigh what only programs do. A payroll that fails today is told in the
   * words of fraud (bank, urgent, transfer), so there the words do not count. Nothing is refused, nothing is dropped.
   */
  judge(signals: Signals): SpamVerdict {
    const { message, urgency } = signals.values;
    const said = this.#judgeWords(urgency ? '' : message);
    const found = [...formSigns(signals), said].filter(({ points }) => points > 0);
    const score = found.reduce((total, { points }) => total + points, 0);
    return { score, reasons: found.map(({ reason }) => reason), quarantined: score >= holdFrom };
  }
}
