import { expect, test } from 'vitest';
import { say, serviceOf, viewOf } from '../support/content.ts';
import { all, readPage, textOf, textsOf } from '../support/dom.ts';
import { RELEASE_MANAGEMENT, SERVICE_STEPS, SHARED_VIEWS, SUPPORT_PACKAGES } from '../support/specified-words.ts';

/** What the services pages hold: shared views, steps and packages. */

const articleOf = (slug: string) => readPage(`/services/${slug}`).querySelector('article');
/** A section, or what has a heading of its own, by the words of that heading. */
const sectionOf = (slug: string, heading: string) =>
  all(articleOf(slug), 'h2').find((one) => textOf(one) === heading)?.parentElement;
const sectionsIn = (slug: string) => {
  const { sections = [], view } = serviceOf(slug);
  return [...sections, ...(view ? viewOf(view).sections : [])];
};

test.each(SHARED_VIEWS.map((slugs) => [slugs]))('%s share one content page under headings of their own', (slugs) => {
  const [first] = slugs;
  const { view = 'no view' } = serviceOf(first);
  const shared = viewOf(view).sections.flatMap((section) => ('heading' in section ? [section.heading ?? ''] : []));
  expect(shared.length).toBeGreaterThan(2);
  expect(new Set(slugs.map((slug) => serviceOf(slug).tagline)).size).toBe(slugs.length);
  for (const slug of slugs) {
    expect(serviceOf(slug).view, slug).toBe(view);
    for (const heading of shared) {
      expect.soft(sectionOf(slug, heading), `${slug}: ${heading}`).toBeTruthy();
      expect.soft(textOf(sectionOf(slug, heading)), `${slug}: ${heading}`).toBe(textOf(sectionOf(first, heading)));
    }
    expect(readPage(`/services/${slug}`).querySelector('main svg'), `${slug}: an image`).toBeTruthy();
  }
});

test.each(Object.entries(SERVICE_STEPS))('%s shows its %i steps in their order', (slug, count) => {
  const steps = sectionsIn(slug).find((section) => section.kind === 'steps' && section.steps.length === count);
  const names = steps?.kind === 'steps' ? steps.steps.map(({ name }) => name) : [];
  expect(names).toHaveLength(count);
  const items = textsOf(articleOf(slug), 'li');
  const places = names.map((name) => items.findIndex((item) => item.includes(name)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((m, n) => m - n));
});

test('Value Assurance: four add-ons with an image each', () => {
  const [addOns] = sectionsIn('value-assurance').flatMap((section) => (section.kind === 'values' ? [section] : []));
  const images = all(sectionOf('value-assurance', addOns?.heading ?? ''), 'svg');
  expect([addOns?.items.length, images.length]).toEqual([4, 4]);
});

test('application management: Bronze without release management, Silver and Gold with it', () => {
  const table = articleOf('application-support')?.querySelector('table');
  const heads = textsOf(table, 'thead th');
  for (const [i, name] of Object.keys(SUPPORT_PACKAGES).entries()) expect(heads[i]).toContain(name);
  const row = all(table, 'tbody tr').find((one) =>
    textOf(one.querySelector('th')).toLowerCase().includes(RELEASE_MANAGEMENT),
  );
  expect(textsOf(row, 'td')).toEqual(
    Object.values(SUPPORT_PACKAGES).map((isIncluded) => say(isIncluded ? 'included' : 'notIncluded')),
  );
});
