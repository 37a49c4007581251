import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { foreignPackages, nameOf, readLockfile } from './lockfile.ts';

/** Ask for no more than that the notice is kept: for what the server runs or the pages carry. */
const FREE = ['MIT', 'MIT-0', 'ISC', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'Unlicense'];
/** For tools that build or test as well: the copyleft ones bind only who changes or passes on the tool itself. */
const FOR_TOOLS = ['BSD-2-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'Python-2.0'];
/** Packages whose package.json is silent, or speaks the form of 2012; each carries the text of the licence. */
const BY_THEIR_TEXT: Record<string, string> = { busboy: 'MIT', streamsearch: 'MIT', 'png-js': 'MIT' };

const packages = foreignPackages(readLockfile()).map(([folder, { license, dev = false }]) => {
  const name = nameOf(folder);
  const words = license ?? BY_THEIR_TEXT[name] ?? 'no licence';
  return { folder, name, dev, stated: license, licences: words.split(/ (?:OR|AND) |[()]/).filter(Boolean) };
});
const outside = (allowed: string[], some: typeof packages): string[] =>
  some.filter(({ licences }) => licences.some((licence) => !allowed.includes(licence))).map(({ folder }) => folder);

describe('licences of the packages', () => {
  it('let the running site be anybody’s', () => {
    expect(
      outside(
        FREE,
        packages.filter(({ dev }) => !dev),
      ),
    ).toEqual([]);
  });

  it('are known to us for every tool', () => {
    expect(outside([...FREE, ...FOR_TOOLS], packages)).toEqual([]);
  });

  it('are what the installed packages say themselves', () => {
    const said = z.object({ license: z.string().optional() });
    const installed = packages.filter(({ folder }) => existsSync(join(folder, 'package.json')));
    const differ = installed.filter(({ folder, stated }) => {
      const { license } = said.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
      return license !== stated;
    });
    expect(installed.length).toBeGreaterThan(0);
    expect(differ.map(({ folder }) => folder)).toEqual([]);
  });

  it.each(Object.keys(BY_THEIR_TEXT))('are told by the text where the package is silent: %s', (name) => {
    expect(readFileSync(join('node_modules', name, 'LICENSE'), 'utf8')).toContain(
      'Permission is hereby granted, free of',
    );
  });
});

describe('docs/licences.md', () => {
  const document = readFileSync('docs/licences.md', 'utf8');

  it('lists every package of the running site under its licence, and no other', () => {
    const rows = [...document.matchAll(/^\| ([\w.-]+) \| (.+) \|$/gm)].filter(([, licence = '']) =>
      FREE.includes(licence),
    );
    const listed = rows.map(([, licence, names]) => `${licence}: ${names}`);
    const running = packages.filter(({ dev }) => !dev);
    const expected = [...Map.groupBy(running, ({ licences }) => licences.join(' '))].map(
      ([licence, members]) => `${licence}: ${[...new Set(members.map(({ name }) => name))].sort().join(', ')}`,
    );
    expect(listed.sort()).toEqual(expected.sort());
  });

  it('names every other licence that a tool is under', () => {
    const others = new Set(packages.flatMap(({ licences }) => licences).filter((licence) => !FREE.includes(licence)));
    const [, named = ''] = /also use packages under (.+?)\. They/s.exec(document) ?? [];
    expect(named.split(/,\s+|\s+and\s+/).sort()).toEqual([...others].sort());
  });
});
