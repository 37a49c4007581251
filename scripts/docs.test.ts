import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withSettings } from './settings-table.ts';

const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file) && !/^content\/(blog|legal|news|openings)\//.test(file));
const scripts = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts,
);
/** First parts of paths that belong to this repository; what else looks like a path is an address or another machine's. */
const ROOTS = /^(content|site|tools|enquiries|server|tests|bench|scripts|deploy|docs|\.ci|\.vscode)(\/|$)/;
/** Written by a build or a run, so they need not exist in a checkout. */
const MADE = /^(dist|data|docs\/results)\//;

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('names only paths that exist', () => {
    const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path.replace(/[.,:]$/, ''));
    const paths = named.filter((path) => ROOTS.test(path) && !MADE.test(path) && !/[*{<]/.test(path));
    expect(paths.filter((path) => !existsSync(path.replace(/:\d+$/, '')))).toEqual([]);
  });

  it('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:|\/)([^)#\s]+)/g)].map(([, link = '']) =>
      normalize(join(dirname(document), link)),
    );
    expect(links.filter((link) => !existsSync(link))).toEqual([]);
  });

  it('names only commands that exist', () => {
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

describe('the README', () => {
  const readme = readFileSync('README.md', 'utf8');

  it('lists the settings that the code reads', () => {
    expect(withSettings(readme), 'run npm run settings').toBe(readme);
  });

  it('gives the test command that the checks on a clean machine run', () => {
    expect(readme).toContain('npm ci && npm test');
    expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm ci && npm test$/m);
  });
});
