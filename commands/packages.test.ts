import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const locked = z.looseObject({
  version: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().default(false),
  hasInstallScript: z.boolean().optional(),
});
const lockfile = z
  .looseObject({ name: z.string(), packages: z.record(z.string(), locked) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

/** Packages whose package.json is silent, or leaves a choice; each carries the text of the licence. */
const BY_THEIR_TEXT: Record<string, string> = { 'png-js': 'MIT', '@zone-eu/mailsplit': 'MIT' };
/** Ask for no more than that the notice is kept: for what the server runs or the pages carry. */
const FREE = ['MIT', 'MIT-0', 'ISC', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'Unlicense'];
/** For tools that build or test as well: the copyleft ones bind only who changes or passes on the tool itself. */
const FOR_TOOLS = ['BSD-2-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'Python-2.0'];

/** The packages of others; the entry without a folder is this project. */
const packages = Object.entries(lockfile.packages)
  .filter(([folder]) => folder !== '')
  .map(([folder, entry]) => {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 13);
    const words = BY_THEIR_TEXT[name] ?? entry.license ?? 'no licence';
    return { ...entry, folder, name, licences: words.split(/ (?:OR|AND) |[()]/).filter(Boolean) };
  });
const running = packages.filter(({ dev }) => !dev);
function outside(allowed: string[], some: typeof packages): string[] {
  return some
    .filter(({ licences }) => licences.some((licence) => !allowed.includes(licence)))
    .map(({ folder }) => folder);
}

it('the version in package.json and in the lock file is the newest of the changelog', () => {
  const [, newest] = /^## (\S+) – /m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect([version, lockfile.packages['']?.version]).toEqual([newest, newest]);
});

describe('the supply chain', () => {
  it('runs no program at install but the one that package.json refuses', () => {
    expect(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)).toEqual(['esbuild']);
  });

  it('locks the content of every package, and leaves it to the machine where packages come from', () => {
    const loose = packages.filter(({ integrity = '' }) => !/^sha512-[\w+/]{86}==$/.test(integrity));
    expect(loose.map(({ folder }) => folder)).toEqual([]);
    const remedy = 'run "npm install --package-lock-only": .npmrc has npm leave the addresses out';
    expect(
      packages.filter(({ resolved }) => resolved !== undefined).map(({ folder }) => folder),
      remedy,
    ).toEqual([]);
  });
});

describe('licences', () => {
  it('are permissive for the running site, and known for every tool', () => {
    expect(outside(FREE, running)).toEqual([]);
    expect(outside([...FREE, ...FOR_TOOLS], packages)).toEqual([]);
  });

  it('are listed in docs/licences.md: every package of the running site, and every other licence of a tool', () => {
    const document = readFileSync('docs/licences.md', 'utf8');
    const rows = [...document.matchAll(/^\| ([\w.-]+) \| (.+) \|$/gm)];
    const listed = rows.flatMap(([, licence = '', names]) => (FREE.includes(licence) ? [`${licence}: ${names}`] : []));
    const expected = [...Map.groupBy(running, ({ licences }) => licences.join(' '))].map(
      ([licence, members]) => `${licence}: ${[...new Set(members.map(({ name }) => name))].sort().join(', ')}`,
    );
    expect(listed.sort()).toEqual(expected.sort());
    const others = new Set(packages.flatMap(({ licences }) => licences).filter((licence) => !FREE.includes(licence)));
    const [, named = ''] = /also use packages under (.+?)\. They/s.exec(document) ?? [];
    expect(named.split(/,\s+|\s+and\s+/).sort()).toEqual([...others].sort());
  });
});
