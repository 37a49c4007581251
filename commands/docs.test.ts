import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingsDocument } from './settings-table.ts';

const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file) && !/^content\/(blog|legal|news|openings)\//.test(file));
const scripts = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts,
);
/** First parts of paths that belong to this repository; what else looks like a path is an address or another machine's. */
const ROOTS =
  /^(content|common|site|publish|tools|enquiries|desk|edit|server|machine|testing|tests|bench|scripts|deploy|docs|\.ci|\.vscode)(\/|$)/;
/** A file beside the document, such as store/migrate.ts in the README of its room. */
const FILE = /^[a-z][\w/.-]*\.(ts|tsx|astro|yaml|json|css|conf|md)$/;
/** Written by a build or a run, so they need not exist in a checkout. */
const MADE = /^(dist|data|docs\/results)\/|^sbom\.json$/;

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('names only paths that exist, from the root or from where it stands', () => {
    const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path.replace(/[.,:]$|:\d+$/, ''));
    const paths = named.filter((path) => (ROOTS.test(path) || FILE.test(path)) && !MADE.test(path));
    const places = ['.', dirname(document)];
    expect(paths.filter((path) => !places.some((place) => existsSync(join(place, path))))).toEqual([]);
  });

  it('links only to files that exist', () => {
    const prose = text.replace(/^```[\s\S]*?^```/gm, '');
    const links = [...prose.matchAll(/\]\((?!https?:|#|mailto:|\/)([^)#\s]+)/g)].map(([, link = '']) =>
      normalize(join(dirname(document), link)),
    );
    expect(links.filter((link) => !existsSync(link))).toEqual([]);
  });

  it('names only commands that exist', () => {
    const commands = [...text.matchAll(/npm (?:run )?(?!ci\b|run\b|install\b)([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

describe('the README', () => {
  const readme = readFileSync('README.md', 'utf8');

  it('gives two commands, and the checks on a clean machine run the one that tests', () => {
    expect(readme).toContain('npm ci && npm start');
    expect(readme).toContain('npm ci && npm test');
    expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm ci && npm test$/m);
  });
});

it('docs/settings.md lists the settings that the code reads', () => {
  expect(settingsDocument(), 'run npm run settings').toBe(readFileSync('docs/settings.md', 'utf8'));
});
