import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { dropIslandNumbers } from './island-numbers.ts';

it('makes the pages of two builds the same that differ in nothing but the numbers of their islands', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'islands-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const page = (number: string) =>
    `<p uid="kept">Hello</p><astro-island uid="${number}" prefix="r7"><b></b></astro-island>`;
  const builds = ['Z2j37as', 'ZwEnI5'].map((number) => ({ file: join(dir, `${number}.html`), html: page(number) }));
  for (const { file, html } of builds) await writeFile(file, html);
  await dropIslandNumbers(dir);
  const [one, other] = await Promise.all(builds.map(({ file }) => readFile(file, 'utf8')));
  expect(one).toBe(other);
  expect(one).toBe('<p uid="kept">Hello</p><astro-island prefix="r7"><b></b></astro-island>');
});
