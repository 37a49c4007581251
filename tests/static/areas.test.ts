import { describe, expect, test } from 'vitest';
import { areaOf, say, serviceGroups, serviceOf, services, solutions, viewOf } from '../support/content.ts';
import { all, hrefsOf, readPage, textOf, textsOf } from '../support/dom.ts';
import {
  FIND_OUT_MORE,
  HEADINGS,
  NOT_FOUND,
  PRESELECTED,
  RELEASE_MANAGEMENT,
  SERVICE_GROUPS,
  SERVICE_STEPS,
  SERVICES,
  SHARED_VIEWS,
  SOLUTIONS,
  SUPPORT_PACKAGES,
  UNGROUPED_SERVICES,
} from '../support/specified-words.ts';

/** Solutions and services: headings, taglines, side navigation, breadcrumb, and the way to the form. */

function sideOf(path: string, area: 'solutions' | 'services') {
  return readPage(path).querySelector(`main nav[aria-label="${areaOf(area).sideLabel}"]`);
}
function crumbsOf(path: string) {
  return readPage(path).querySelector(`nav[aria-label="${say('breadcrumb')}"]`);
}

describe('solutions', () => {
  const paths = solutions.map(({ slug }) => `/solutions/${slug}`);

  test('those of the specification are there', () => {
    expect(paths).toEqual(expect.arrayContaining(SOLUTIONS.map((slug) => `/solutions/${slug}`)));
  });

  test.each(solutions)('/solutions/$slug: title, tagline, side navigation, breadcrumb', ({ slug, label, tagline }) => {
    const path = `/solutions/${slug}`;
    expect(textsOf(readPage(path), 'h1')).toEqual([`${HEADINGS.solutionPrefix} ${label}`]);
    expect(textOf(readPage(path).querySelector('h1 + p'))).toBe(tagline);
    expect(hrefsOf(sideOf(path, 'solutions'), 'li a')).toEqual(paths);
    expect(textsOf(sideOf(path, 'solutions'), 'li a:has(> img[src])')).toEqual(solutions.map((one) => one.label));
    expect(hrefsOf(sideOf(path, 'solutions'), '[aria-current=page]')).toEqual([path]);
    expect(textOf(crumbsOf(path)?.querySelector('li'))).toBe(say('home'));
    expect(all(crumbsOf(path), 'li')).toHaveLength(3);
    expect(hrefsOf(crumbsOf(path)), 'the last is not a link').toEqual(['/', '/solutions']);
  });

  test('/solutions shows them all and marks none as active', () => {
    const main = readPage('/solutions').querySelector('main');
    expect(textOf(main?.querySelector('h1'))).toContain(HEADINGS.solutionPrefix);
    const tiles = all(main, 'a').filter((link) => textOf(link).startsWith(FIND_OUT_MORE));
    expect(tiles.map((link) => link.getAttribute('href'))).toEqual(paths);
    expect(all(main, 'a[aria-current=page]')).toEqual([]);
  });
});

describe('services', () => {
  const area = areaOf('services');
  const inOrder = serviceGroups.flatMap(({ head, members }) => (head ? [head, ...members] : members));
  const targets = inOrder.map(({ slug }) => `/services/${slug}`);

  test('those of the specification are there, each under its label and in its group', () => {
    expect(Object.fromEntries(services.map(({ slug, label }) => [slug, label]))).toMatchObject(SERVICES);
    for (const { label, head, slugs } of SERVICE_GROUPS) {
      const group = serviceGroups.find((one) => one.head?.slug === head);
      expect(group?.label, head).toBe(label);
      const inMenu = group?.members.filter(({ outOfMenu }) => !outOfMenu).map(({ slug }) => slug);
      expect(inMenu).toEqual(expect.arrayContaining([...slugs]));
      for (const other of Object.keys(SERVICES).filter((slug) => slug !== head && !slugs.includes(slug)))
        expect(inMenu, `the menu of ${label}`).not.toContain(other);
      const menu = readPage('/news').querySelector(`#nav-services div:has(> p a[href="/services/${head}"])`);
      expect(hrefsOf(menu, ':scope > ul a')).toEqual(inMenu?.map((slug) => `/services/${slug}`));
    }
    const ungrouped = serviceGroups.filter(({ head }) => !head).flatMap(({ members }) => members);
    expect(ungrouped.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...UNGROUPED_SERVICES]));
  });

  test('/services: heading, tagline, and a side navigation that lists every service once, with a sentence', () => {
    expect(textsOf(readPage('/services'), 'h1')).toEqual([HEADINGS.servicesArea]);
    expect(textOf(readPage('/services').querySelector('h1 + p'))).toBe(area.tagline);
    const side = sideOf('/services', 'services');
    expect(hrefsOf(side)).toEqual(targets);
    expect(textsOf(side, 'a')).toEqual(
      serviceGroups.flatMap(({ label, head, members }) => [
        ...(head ? [label] : []),
        ...members.map((service) => service.menu ?? service.label),
      ]),
    );
    expect(all(side, '[aria-current]')).toEqual([]);
    for (const { tagline } of services) expect.soft(textOf(side)).toContain(tagline);
  });

  test.each(inOrder)('/services/$slug: heading, banner, active link, breadcrumb, #contact', (service) => {
    const { slug, label, tagline } = service;
    const path = `/services/${slug}`;
    const page = readPage(path);
    expect(textsOf(page, 'h1')).toEqual([label]);
    // Where the label is the heading of the area, it appears once, in the h1.
    const banner = label === area.heading ? area.tagline : `${area.heading} ${area.tagline}`;
    expect(textOf(page.querySelector('h1')?.previousElementSibling)).toBe(banner);
    expect(textOf(page.querySelector('h1 + p'))).toBe(tagline);
    expect(hrefsOf(sideOf(path, 'services'))).toEqual(targets);
    expect(textsOf(sideOf(path, 'services'), 'a'), 'to the letter').toEqual(inOrder.map((one) => one.label));
    expect(hrefsOf(sideOf(path, 'services'), '[aria-current=page]')).toEqual([path]);
    expect(textOf(crumbsOf(path)?.querySelector('li'))).toBe(say('home'));
    expect(all(crumbsOf(path), '[aria-current=page]')).toHaveLength(1);
    // A service that is no choice of the form by itself asks for the choice of its group.
    const choice = slug in PRESELECTED ? slug : service.group;
    const expected = slug in SERVICES ? `/contact-us?service=${choice}` : expect.stringMatching(/^\/contact-us/);
    expect(hrefsOf(page, 'section#contact a')).toContainEqual(expected);
  });
});

test.each(['solutions', 'services'] as const)('an unknown path below /%s keeps the frame of its area', (name) => {
  const page = readPage(`/${name}/404`);
  expect(textsOf(page, 'h1')).toEqual([NOT_FOUND]);
  const side = sideOf(`/${name}/404`, name);
  expect(all(side, 'a').length).toBeGreaterThanOrEqual(name === 'solutions' ? solutions.length : services.length);
  expect(all(side, '[aria-current]')).toEqual([]);
  expect(hrefsOf(page, 'main li a')).toContain(`/${name}`);
});

test('any other unknown path: a site-wide 404 that leads on', () => {
  const main = readPage('/404').querySelector('main');
  expect(textsOf(main, 'h1')).toEqual([NOT_FOUND]);
  expect(hrefsOf(main)).toEqual(expect.arrayContaining(['/', '/solutions', '/services', '/contact-us']));
});

function articleOf(slug: string) {
  return readPage(`/services/${slug}`).querySelector('article');
}
/** A section, or what has a heading of its own, by the words of that heading. */
function sectionOf(slug: string, heading: string) {
  return all(articleOf(slug), 'h2').find((one) => textOf(one) === heading)?.parentElement;
}
function sectionsIn(slug: string) {
  const { sections = [], view } = serviceOf(slug);
  return [...sections, ...(view ? viewOf(view).sections : [])];
}

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
