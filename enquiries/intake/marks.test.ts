import { expect, it, vi } from 'vitest';
import { goodValues } from '../../tests/support/enquiries/examples.ts';
import { formOf, openFrontDoor } from '../../tests/support/enquiries/front-door.ts';
import { temporaryFolder } from '../../tests/support/enquiries/stores.ts';
import { STRANGERS_INPUT } from '../../tests/support/hostile.ts';
import { SEND_PATH } from '../contract/wire.ts';
import { readHead, readMail } from '../replies/read-mail.ts';

/** Marks of different classes are sorted, which takes the square of their number; between them what others take away. */
const MARKS = ['\u0345\u0334', '\u0301\u0323\u0334', '\uFF9E\u0301', '\u05B0\u0345', '\u0F73\u0334', '\u0344\u0323'];
const BETWEEN = ['', '\u200D', '\u0001', '\u202E', '\0', '\u00AD', '\u0640', '\u2060'];
const LONG = 126_000;
const FIELD_LENGTH = 20_000;

function pilesOf(length: number): string[] {
  return MARKS.flatMap((marks) =>
    BETWEEN.flatMap((between) => {
      const pumped = [marks.repeat(4) + between, [...marks].map((mark) => mark.repeat(40)).join(between)];
      return pumped.map((pump) => `a${pump.repeat(length / pump.length)}`);
    }),
  );
}

/** Steps of sorting in every normalisation while `run` lasts, and its letters. */
async function stepsOf(run: () => unknown): Promise<number> {
  let steps = 0;
  const normalize = String.prototype.normalize;
  const spy = vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form?: string) {
    // Halves of a mark may make wholes of others: what is looked at is the text as it is decomposed.
    const piles = normalize.call(this, form?.includes('K') ? 'NFKD' : 'NFD').match(/\p{M}+/gu) ?? [];
    steps += this.length + piles.reduce((sum, { length }) => sum + length ** 2, 0);
    return normalize.call(this, form);
  });
  try {
    await run();
  } finally {
    spy.mockRestore();
  }
  return steps;
}
/** A few normalisations of each letter, with up to some sixteen marks on it. */
const MAX_STEPS = 200;

it('sorts no pile of marks in what a form brings, whatever is between them', async () => {
  const door = await openFrontDoor({ DATA_DIR: temporaryFolder(), RATE_LIMIT_ENQUIRIES: '0' });
  const json = (values: object) =>
    door.request(SEND_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ template_params: values }),
    });
  for (const pile of pilesOf(FIELD_LENGTH / 8)) {
    const all = { ...goodValues, firstName: pile, company: pile, businessEmail: `${pile}@b.example`, callTimes: pile };
    const limits = { ...goodValues, firstName: pile.slice(0, 400), message: pile, callTimes: pile.slice(0, 800) };
    for (const values of [all, limits]) {
      const bytes = JSON.stringify(values).length;
      expect(await stepsOf(() => door.post(formOf(values)))).toBeLessThan(MAX_STEPS * bytes);
      expect(await stepsOf(() => json(values))).toBeLessThan(MAX_STEPS * bytes);
    }
  }
});

it('sorts none in a mail, in its names, its files, its text or its words', async () => {
  for (const pile of pilesOf(FIELD_LENGTH / 5)) {
    const name = Buffer.from(pile).toString('base64');
    const mail = Buffer.from(
      `From: =?utf-8?B?${name}?= <a@b.example>\r\nSubject: =?utf-8?B?${name}?=\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n` +
        `--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${pile}\r\n` +
        `--b\r\nContent-Disposition: attachment; filename="${pile}"\r\n\r\nx\r\n--b--\r\n`,
    );
    expect(await stepsOf(() => readHead(mail))).toBeLessThan(MAX_STEPS * mail.length);
    expect(await stepsOf(() => readMail(mail))).toBeLessThan(MAX_STEPS * mail.length);
  }
});

const OF_THE_VISITOR = ['a search', 'a pasted list', 'the address of a result'];
const parsers = Object.entries(STRANGERS_INPUT).filter(([name]) => !OF_THE_VISITOR.includes(name));

it.each(parsers)('sorts none in %s', async (_, parse) => {
  const piles = pilesOf(LONG / 8);
  for (const pile of piles) {
    const run = () => {
      try {
        parse(pile);
      } catch {
        // A refusal is an answer.
      }
    };
    expect(await stepsOf(run)).toBeLessThan(MAX_STEPS * pile.length);
  }
});
