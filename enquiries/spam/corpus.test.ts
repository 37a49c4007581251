import { describe, expect, it } from 'vitest';
import { goodValues } from '../../tests/support/enquiries/examples.ts';
import type { EnquiryValues } from '../contract/fields.ts';
import { type Example, readCorpus, SpamFilter } from './filter.ts';

function fill(example: Example): EnquiryValues {
  return { ...goodValues, ...example };
}
const [honest, spam] = [readCorpus('honest'), readCorpus('spam')];
function isHeldBy(filter: SpamFilter) {
  return (example: Example) => filter.judge({ values: fill(example), honeypot: '' }).quarantined;
}

describe('the corpus', () => {
  it('holds no honest message and 86 in 100 of the spam when each tenth is judged by the rest', () => {
    const parts = 10;
    const held = { honest: [] as Example[], spam: [] as Example[] };
    const filter = new SpamFilter();
    for (let part = 0; part < parts; part++) {
      const isPart = (_example: Example, index: number) => index % parts === part;
      const unseen = { honest: honest.filter(isPart), spam: spam.filter(isPart) };
      const each = (work: (message: string, kind: 'honest' | 'spam') => void) => {
        for (const kind of ['honest', 'spam'] as const)
          for (const { message = '' } of unseen[kind]) work(message, kind);
      };
      each((message, kind) => filter.forget(message, kind));
      held.honest.push(...unseen.honest.filter(isHeldBy(filter)));
      held.spam.push(...unseen.spam.filter(isHeldBy(filter)));
      each((message, kind) => filter.learn(message, kind));
    }
    expect(held.honest).toEqual([]);
    expect(held.spam.length / spam.length).toBeGreaterThan(0.86);
    expect(Math.min(honest.length, spam.length)).toBeGreaterThanOrEqual(1500);
  });

  it('has no message on both sides, and none twice', () => {
    const all = [...honest, ...spam].map((example) => JSON.stringify(fill(example)));
    expect(all.filter((one, i) => all.indexOf(one) !== i)).toEqual([]);
  });

  it('names only addresses that belong to nobody', () => {
    const texts = [...honest, ...spam].flatMap((example) => Object.values(example));
    const hosts = texts.flatMap((text) => [...text.matchAll(/(?:https?:\/\/|www\.|@)([\w.-]+\.[a-z]{2,})/g)]);
    expect(hosts.map(([, host]) => host).filter((host) => !host?.endsWith('.example'))).toEqual([]);
  });
});
