import { expect, it } from 'vitest';
import { stylePruner } from './prune-styles.ts';

const scripts = new Map([
  ['Form.abc.js', 'import{s}from"./styles.abc.js";const a=`opened`'],
  ['styles.abc.js', 'export const s={imported:1}'],
  ['Banner.abc.js', 'const c="other";for(;--i>n;)root.style.setProperty("--step", 1)'],
]);
/** A page as Astro writes it, with its styles in head and body. */
function prune(body: string, head = '') {
  return stylePruner(scripts)(`<head>${head}</head><body>${body}</body>`);
}

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
  const css = '<style>.opened{color:red}.imported{color:red}.other{color:blue}</style>';
  const page = await prune(`${css}<astro-island component-url="/_astro/Form.abc.js"></astro-island>`);
  expect(page).toContain('.opened');
  expect(page).toContain('.imported');
  expect(page, 'named by an island of other pages').not.toContain('.other');
  expect(await prune(`${css}<p>No island</p>`)).not.toContain('.opened');
});

it('decides by classes alone, so that states and elements may come later', async () => {
  const css = '<style>.used dd{top:0}.used[data-is-on]{top:1px}.text{top:2px}</style>';
  const page = await prune(`${css}<a class="used" href="?text=1">Ask</a>`);
  expect(page).toContain('<style>.used dd{top:0}.used[data-is-on]{top:1px}</style>');
});

it('drops variables that nothing uses, and shortens the others, except those that a script sets', async () => {
  const css = '<style>.used{--unused:blue;--ground-of-page:red;color:var(--ground-of-page);top:var(--step)}</style>';
  expect(await prune(`${css}<p class="used"></p>`)).toContain('.used{--0:red;color:var(--0);top:var(--step)}');
});

it('makes one style of all in the head, and leaves the declaration of the layers alone', async () => {
  const page = await prune(
    '<div><style>.used{color:red}</style><p class="used"></p></div>',
    '<style>@layer reset, base;</style><title>A</title>',
  );
  expect(page).toBe(
    '<head><title>A</title><style>@layer reset, base;.used{color:red}</style></head><body><div><p class="used"></p></div></body>',
  );
});
