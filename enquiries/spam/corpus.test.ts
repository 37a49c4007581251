import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { goodValues } from '../../testing/enquiries/examples.ts';
import type { EnquiryValues } from '../contract/fields.ts';
import { scoreSpam } from './score.ts';

const entry = z.union([
  z.string().transform((message) => ({ message })),
  z.partialRecord(z.enum(['firstName', 'lastName', 'company', 'jobTitle', 'country', 'message']), z.string()),
]);
const corpus = z.record(z.string(), z.array(entry));

const read = (kind: 'honest' | 'spam'): EnquiryValues[] =>
  Object.values(corpus.parse(parse(readFileSync(`enquiries/spam/corpus/${kind}.yaml`, 'utf8'))))
    .flat()
    .map((fields) => ({ ...goodValues, ...fields }));
const honest = read('honest');
const spam = read('spam');

const judge = (values: EnquiryValues) => scoreSpam({ values, honeypot: '' });
const describeOne = (values: EnquiryValues) => `${values.message} – ${judge(values).reasons.join('; ')}`;

describe('the corpus', () => {
  it('holds none of the honest enquiries', () => {
    expect(honest.length).toBeGreaterThanOrEqual(230);
    expect(honest.filter((values) => judge(values).quarantined).map(describeOne)).toEqual([]);
  });

  it('holds at least 95 in 100 of the spam', () => {
    const missed = spam.filter((values) => !judge(values).quarantined);
    expect(spam.length).toBeGreaterThanOrEqual(230);
    expect(missed.length / spam.length, missed.map(describeOne).join('\n')).toBeLessThanOrEqual(0.05);
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
