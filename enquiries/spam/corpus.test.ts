import { describe, expect, it } from 'vitest';
import { goodValues } from '../../tests/support/enquiries/examples.ts';
import type { EnquiryValues } from '../contract/fields.ts';
import { type Example, readCorpus } from './corpus.ts';
import { learn } from './likeness.ts';
import { scoreSpam } from './score.ts';

const fill = (examples: readonly Example[]): EnquiryValues[] =>
  examples.map((fields) => ({ ...goodValues, ...fields }));
const honestExamples = readCorpus('honest');
const spamExamples = readCorpus('spam');
const honest = fill(honestExamples);
const spam = fill(spamExamples);

const judge = (values: EnquiryValues) => scoreSpam({ values, honeypot: '' });
const describeOne = (values: EnquiryValues) => `${values.message} – ${judge(values).reasons.join('; ')}`;

describe('the corpus', () => {
  it('holds none of the honest enquiries', () => {
    expect(honest.length).toBeGreaterThanOrEqual(1500);
    expect(honest.filter((values) => judge(values).quarantined).map(describeOne)).toEqual([]);
  });

  it('holds at least 95 in 100 of the spam', () => {
    const missed = spam.filter((values) => !judge(values).quarantined);
    expect(spam.length).toBeGreaterThanOrEqual(1500);
    expect(missed.length / spam.length, missed.map(describeOne).join('\n')).toBeLessThanOrEqual(0.05);
  });

  it('is judged as well by what was learnt from the rest of it', () => {
    const parts = 10;
    const held = { honest: 0, spam: 0 };
    for (let part = 0; part < parts; part++) {
      const isPart = (_example: unknown, i: number) => i % parts === part;
      const isRest = (example: unknown, i: number) => !isPart(example, i);
      const liken = learn(honestExamples.filter(isRest), spamExamples.filter(isRest));
      const countHeld = (all: readonly EnquiryValues[]) =>
        all.filter(isPart).filter((values) => scoreSpam({ values, honeypot: '' }, liken).quarantined).length;
      held.honest += countHeld(honest);
      held.spam += countHeld(spam);
    }
    expect(held.honest / honest.length).toBeLessThan(0.002);
    expect(held.spam / spam.length).toBeGreaterThan(0.95);
  });

  it('tells staff why each one is held', () => {
    const held = spam.map(judge).filter(({ quarantined }) => quarantined);
    expect(held.filter(({ reasons }) => reasons.length === 0)).toEqual([]);
  });

  it('has no message on both sides, and none twice', () => {
    const all = [...honest, ...spam].map((values) => JSON.stringify(values));
    expect(all.filter((one, i) => all.indexOf(one) !== i)).toEqual([]);
  });

  it('names only addresses that belong to nobody', () => {
    const texts = [...honest, ...spam].flatMap((values) => Object.values(values).map(String));
    const hosts = texts.flatMap((text) => [...text.matchAll(/(?:https?:\/\/|www\.|@)([\w.-]+\.[a-z]{2,})/g)]);
    expect(hosts.map(([, host]) => host).filter((host) => !host?.endsWith('.example'))).toEqual([]);
  });
});
