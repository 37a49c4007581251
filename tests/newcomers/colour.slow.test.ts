import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { copyRepository } from './copy.ts';

const TOKENS = 'ui/styles/tokens.css';

/** What CONTRIBUTING.md says about a brand colour. */
it('a brand colour is one file', () => {
  const copy = copyRepository();
  copy.run('sed', '-i', 's/--mari-400: #....../--mari-400: #ff9900/', TOKENS);
  expect(copy.changed()).toEqual([TOKENS]);
  copy.run('vitest', 'run', 'site/figures', 'site/insights/checklist', 'site/frame', 'commands/docs.test.ts');
}, 300_000);

it('no other file repeats a colour of the tokens', () => {
  const colours = new Set(readFileSync(TOKENS, 'utf8').match(/#[0-9a-f]{6}\b/g));
  const repeats = globSync('{ui,site,content-reader,publish,server,desk,edit}/**/*.{ts,tsx,astro,css,svg,json}')
    .filter((file) => file !== TOKENS)
    .flatMap((file) => (readFileSync(file, 'utf8').match(/#[0-9a-f]{6}\b/gi) ?? []).map((colour) => ({ file, colour })))
    .filter(({ colour }) => colours.has(colour.toLowerCase()));
  expect(repeats).toEqual([]);
});
