import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** A decision that was superseded may name what is gone. */
const SUPERSEDED = /^\*\*(?:Status:\*\* )?superseded by/im;
const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(file) && file !== '' && !/^content\/(blog|legal|news|openings)\//.test(file))
  .filter((file) => !SUPERSEDED.test(readFileSync(file, 'utf8')));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/** First parts of paths that belong to this repository; what else looks like a path is an address or another machine's. */
const ROOTS =
  /^(content|content-reader|common|commands|ui|site|publish|enquiries|desk|edit|server|tests|bench|deploy|docs|\.ci|\.vscode)(\/|$)/;
/** A file next to the document, such as store/migrate.ts in the README of its room. */
const FILE = /^[a-z][\w/.-]*\.(ts|tsx|astro|yaml|json|css|conf|md)$/;
/** Written by a build or a run, so they need not exist in a checkout. */
const MADE = /^(dist|data|docs\/results)\//;

it.each(documents)('%s names only paths, links and commands that exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const isThere = (path: string) => ['.', dirname(document)].some((place) => existsSync(join(place, path)));
  const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path.replace(/[.,:]$|:\d+$/, ''));
  const paths = named.filter((path) => (ROOTS.test(path) || FILE.test(path)) && !MADE.test(path));
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const links = [...prose.matchAll(/\]\((?!https?:|#|mailto:|\/)([^)#\s]+)/g)].map(([, link = '']) => link);
  const commands = [...text.matchAll(/npm (?:run )?(?!(?:audit|ci|install|outdated|run|version)\b)([\w:-]+)/g)].map(
    ([, name = '']) => name,
  );
  expect([
    ...paths.filter((path) => !isThere(path)),
    ...links.filter((link) => !existsSync(join(dirname(document), link))),
    ...commands.filter((name) => !(name in scripts)),
  ]).toEqual([]);
});

it('the README gives two commands, and the checks on a clean machine run the one that tests', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(readme).toContain('npm ci && npm start');
  expect(readme).toContain('npm ci && npm test');
  expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm ci && npm test$/m);
});

describe('the decision records', () => {
  const FOLDER = 'docs/decisions';
  const MAX_RECORDS = 60;
  const STATUS = /^\*\*Status:\*\* (?:accepted, [A-Z][a-z]+ 20\d{2}|superseded by \d{3})$/;
  const index = readFileSync(join(FOLDER, 'README.md'), 'utf8');
  const records = readdirSync(FOLDER).filter((file) => file !== 'README.md');
  const linesOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8').split('\n');
  const numberOf = (file: string) => file.slice(0, 3);

  it.each(records)('%s has the form of a record', (file) => {
    expect(file).toMatch(/^\d{3}-[a-z\d-]+\.md$/);
    const [heading = '', gap, status, ...rest] = linesOf(file);
    expect(heading).toMatch(new RegExp(`^# ${numberOf(file)} \\S`));
    expect(gap).toBe('');
    expect(status).toMatch(STATUS);
    const text = rest.join('\n');
    for (const part of ['Context', 'Decision']) expect(text).toContain(`\n**${part}.** `);
  });

  it('are all in the index, each once with its title, and nothing else is', () => {
    const listed = [...index.matchAll(/^- \[(\d{3})\]\(([^)]+)\) (.+)$/gm)].map(([, ...parts]) => parts);
    const wanted = records.map((file) => [numberOf(file), file, linesOf(file)[0]?.slice('# 000 '.length)]);
    expect(listed.toSorted()).toEqual(wanted.toSorted());
  });

  it('keep their numbers: one that was merged into another record is not used again', () => {
    const numbers = records.map(numberOf);
    expect(numbers).toEqual([...new Set(numbers)]);
    const rows = [...index.matchAll(/^\| (\d{3}) \| ([\d, ]+) \|$/gm)];
    expect(rows.length).toBeGreaterThan(0);
    const merged = rows.flatMap(([, , earlier = '']) => earlier.split(', '));
    expect(merged).toEqual([...new Set(merged)]);
    expect(merged.filter((number) => numbers.includes(number))).toEqual([]);
    expect(rows.map(([, into = '']) => into).filter((into) => !numbers.includes(into))).toEqual([]);
  });

  it(`are at most ${MAX_RECORDS}, so that a newcomer can read them`, () => {
    expect(records.length).toBeLessThanOrEqual(MAX_RECORDS);
  });
});
