import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pruneStyles } from './prune-styles.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'prune-'));
  await mkdir(join(dir, '_astro'));
});
afterEach(() => rm(dir, { recursive: true }));

/** A page as Astro writes it, with its styles in head and body. */
const prune = async (body: string, head = ''): Promise<string> => {
  const file = join(dir, 'page.html');
  await writeFile(file, `<head>${head}</head><body>${body}</body>`);
  await pruneStyles(dir);
  return readFile(file, 'utf8');
};

describe('pruning the inlined styles', () => {
  it('keeps the rules a page uses and drops those of other pages', async () => {
    const page = await prune('<style>@layer a{.used{color:red}.other{color:blue}}</style><p class="used">Hello</p>');
    expect(page).toContain('.used');
    expect(page).not.toContain('.other');
  });

  it('leaves no at-rule without a rule and no list of one class behind', async () => {
    const css = '<style>@supports (top:0){.other{top:0}}:is(.used,.other)>li{top:0}</style>';
    const page = await prune(`${css}<ul class="used"><li>Hello</li></ul>`);
    expect(page).toContain('<style>.used>li{top:0}</style>');
  });

  it('keeps what an island of the page may show later', async () => {
    await writeFile(join(dir, '_astro/Form.abc.js'), 'import{s}from"./styles.abc.js";const a=`opened`');
    await writeFile(join(dir, '_astro/styles.abc.js'), 'export const s={imported:1}');
    await writeFile(join(dir, '_astro/Banner.abc.js'), 'const c="other"');
    const css = '<style>.opened{color:red}.imported{color:red}.other{color:blue}.-a{color:blue}</style>';
    const island = '<astro-island component-url="/_astro/Form.abc.js"></astro-island>';
    const page = await prune(`${css}${island}`);
    expect(page).toContain('.opened');
    expect(page).toContain('.imported');
    expect(page, 'named by an island of other pages').not.toContain('.other');
    expect(page, 'the name of a variable').not.toContain('.-a');
    expect(await prune(`${css}<p>No island</p>`)).not.toContain('.opened');
  });

  it('keeps variables that are used and drops the others', async () => {
    const page = await prune('<style>:root{--a:red;--b:blue}.used{color:var(--a)}</style><p class="used"></p>');
    expect(page).toContain('red');
    expect(page).not.toContain('blue');
  });

  it('gives variables short names, except those that a script sets', async () => {
    await writeFile(join(dir, '_astro/Banner.abc.js'), 'for(;--i>n;)root.style.setProperty("--step", 1)');
    const css = '<style>.used{--ground-of-page:red;color:var(--ground-of-page);top:var(--step)}</style>';
    const page = await prune(`${css}<p class="used"></p>`);
    expect(page).toContain('.used{--0:red;color:var(--0);top:var(--step)}');
  });

  it('makes one style of all, in the head, where HTML wants it', async () => {
    const page = await prune(
      '<div><style>.used{color:red}</style><p class="used"></p></div>',
      '<style>@layer reset, base;</style><title>A</title>',
    );
    expect(page).toBe(
      '<head><title>A</title><style>@layer reset, base;.used{color:red}</style></head><body><div><p class="used"></p></div></body>',
    );
  });

  it('adds none to a page that has none', async () => {
    expect(await prune('<p>Plain</p>')).toBe('<head></head><body><p>Plain</p></body>');
  });

  it('leaves the declaration of the layers alone', async () => {
    expect(await prune('<style>@layer reset, base;</style><p></p>')).toContain('@layer reset, base;');
  });
});
