import { openForm } from '../support/browser/enquiry-form.ts';
import { expect, test } from '../support/browser/test.ts';
import { htmlOf } from '../support/built-pages.ts';
import { say, serviceOf, services, viewOf } from '../support/content.ts';
import { attributeOf, elementsIn, elementsOf, textOf } from '../support/html.ts';
import {
  PRESELECTED,
  RELEASE_MANAGEMENT,
  SERVICE_BUTTONS,
  SERVICE_STEPS,
  SERVICE_SUBJECTS,
  SHARED_VIEWS,
  SUPPORT_PACKAGES,
} from '../support/specified-words.ts';

/** What the services pages say: subjects, shared views, steps, packages and the ways to the form. */

const tagsOf = (slug: string) => elementsOf(htmlOf(`/services/${slug}`));
const articleOf = (slug: string) => {
  const article = tagsOf(slug).find(({ tagName }) => tagName === 'article');
  if (!article) throw new Error(`/services/${slug} has no article.`);
  return article;
};
/** The sections of a page by their headings. */
const sectionsOf = (slug: string) => {
  const holdsSections = (one: ReturnType<typeof articleOf>) =>
    elementsIn(one).some(({ tagName }) => tagName === 'section');
  // A remark and a list in the margin are no sections; what only sets sections beside a margin is not one of them.
  const all = elementsIn(articleOf(slug)).filter(
    (one) => one.tagName === 'section' || (one.tagName === 'div' && !holdsSections(one)),
  );
  const headed = all.flatMap((section) => {
    const heading = elementsIn(section).find(({ tagName }) => tagName === 'h2');
    return heading ? [[textOf(heading).trim(), section] as const] : [];
  });
  // The outermost element with a heading is its section.
  return new Map(headed.toReversed());
};
const sectionsIn = (slug: string) => {
  const { sections = [], view } = serviceOf(slug);
  return [...sections, ...(view ? viewOf(view).sections : [])];
};

test('every page is about what the specification names, and more than a placeholder', () => {
  for (const { slug } of services) {
    const words = textOf(articleOf(slug)).split(/\s+/);
    expect.soft(words.length, `${slug}: words`).toBeGreaterThan(100);
  }
  for (const [slug, subjects] of Object.entries(SERVICE_SUBJECTS)) {
    const text = textOf(articleOf(slug)).toLowerCase();
    for (const subject of subjects) expect.soft(text, `${slug}: ${subject}`).toContain(subject.toLowerCase());
  }
});

for (const slugs of SHARED_VIEWS) {
  test(`${slugs.join(', ')} share one content page under headings of their own`, () => {
    const [first] = slugs;
    const { view = 'no view', tagline } = serviceOf(first);
    const shared = viewOf(view).sections.flatMap((section) => ('heading' in section ? [section.heading] : []));
    expect(shared.length).toBeGreaterThan(2);
    for (const slug of slugs) {
      expect(serviceOf(slug).view, slug).toBe(view);
      if (slug !== first) expect(serviceOf(slug).tagline, slug).not.toBe(tagline);
      for (const heading of shared) {
        const section = sectionsOf(slug).get(heading ?? '');
        const model = sectionsOf(first).get(heading ?? '');
        expect.soft(section && textOf(section), `${slug}: ${heading}`).toBe(model ? textOf(model) : 'no such section');
      }
      const main = tagsOf(slug).find(({ tagName }) => tagName === 'main');
      expect(main && elementsIn(main).some(({ tagName }) => tagName === 'svg'), `${slug}: an image`).toBe(true);
    }
  });
}

for (const [slug, count] of Object.entries(SERVICE_STEPS)) {
  test(`${slug} shows its ${count} steps in their order`, () => {
    const steps = sectionsIn(slug).find((section) => section.kind === 'steps' && section.steps.length === count);
    const names = steps?.kind === 'steps' ? steps.steps.map(({ name }) => name) : [];
    expect(names).toHaveLength(count);
    const items = elementsIn(articleOf(slug))
      .filter(({ tagName }) => tagName === 'li')
      .map((item) => textOf(item));
    const places = names.map((name) => items.findIndex((item) => item.includes(name)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((m, n) => m - n));
  });
}

test('Value Assurance: three mandatory reviews, four add-ons with an image each', () => {
  const sections = sectionsIn('value-assurance');
  const reviews = SERVICE_SUBJECTS['value-assurance'].filter((subject) => subject.endsWith(' review'));
  const compared = sections.flatMap((section) => (section.kind === 'comparison' ? [section.columns.slice(1)] : []));
  const names = compared.map((columns) => columns.map((column) => column.toLowerCase()));
  expect(names).toContainEqual(reviews.map((review) => expect.stringContaining(review)));
  const addOns = sections.flatMap((section) => (section.kind === 'rows' && section.figures ? [section] : [])).at(0);
  const section = sectionsOf('value-assurance').get(addOns?.heading ?? '');
  const images = section ? elementsIn(section).filter(({ tagName }) => tagName === 'svg') : [];
  expect([addOns?.rows.length, images.length]).toEqual([4, 4]);
});

test('Talent Intelligence Hub: a one-pager to download, a real PDF', async ({ request }) => {
  const link = tagsOf('sap-talent-intelligence').find((tag) => attributeOf(tag, 'download') !== undefined);
  const answer = await request.get((link && attributeOf(link, 'href')) ?? 'no link');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('application management: Bronze without release management, Silver and Gold with it', async ({ page }) => {
  await page.goto('/services/application-support');
  const table = page.getByRole('table').first();
  for (const [i, name] of Object.keys(SUPPORT_PACKAGES).entries()) {
    await expect(table.getByRole('columnheader').nth(i)).toContainText(name);
  }
  const row = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(RELEASE_MANAGEMENT, 'i') }) });
  await expect(row.getByRole('cell')).toHaveText(
    Object.values(SUPPORT_PACKAGES).map((isIncluded) => say(isIncluded ? 'included' : 'notIncluded')),
  );
});

test('‘Learn More’, ‘Get in Touch’ and ‘Contact Us’ buttons lead down the page to #contact', async ({ page }) => {
  for (const words of SERVICE_BUTTONS) {
    const slug = services.find(({ action }) => action === words)?.slug ?? `no page with ${words}`;
    await page.goto(`/services/${slug}`);
    await page.getByRole('main').locator('a[href="#contact"]', { hasText: words }).first().click();
    await expect(page, slug).toHaveURL(`/services/${slug}#contact`);
    await expect(page.locator('section#contact'), slug).toBeInViewport();
  }
});

test('a #contact section leads to the form with the service of its page preselected', async ({ page }) => {
  await page.goto('/services/test-management');
  await page.locator('section#contact').getByRole('link').first().click();
  await expect(page).toHaveURL('/contact-us?service=consulting');
  const { form } = await openForm(page, '?service=consulting');
  await expect(form.locator('label:has(:checked)')).toHaveText([PRESELECTED.consulting]);
});
