import { fill } from '../../common/wording.ts';
import { expect, test } from '../support/browser/test.ts';
import { say } from '../support/content.ts';
import { checklist, deadlines, deadlinesWords, glossary, insights } from '../support/insights.ts';

/** The insights in a browser. Their unit tests cover the rules, tests/static/ what the pages say. */

const DEADLINES = '/insights/deadlines';
const SLUG = '2026-11-20-employee-central-interfaces';
const { filter, left } = deadlinesWords;

test('deadlines: on a phone the first is on the first screen, an address narrows the list, and paper has all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(DEADLINES);
  await expect(page.getByRole('main').locator('li time').first()).toBeInViewport();
  await page.goto(`${DEADLINES}?for=gulf`);
  const gulf = deadlines.filter(({ region }) => region === 'gulf');
  const numbers = { n: gulf.length, total: deadlines.length };
  await expect(page.getByRole('status')).toHaveText(fill(filter.shown, numbers));
  await page.getByRole('combobox', { name: filter.legend }).selectOption('');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-passed] li').last()).toBeVisible();
  const source = page.locator(`[id="${SLUG}"] a[href^="https"]`).first();
  const printed = await source.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(printed, 'with the addresses of the sources').toContain(await source.getAttribute('href'));
});

test('the home page counts the days to the next date from the day of the visit', async ({ page }) => {
  await page.goto('/');
  const plate = page.locator('section', { has: page.getByRole('heading', { name: insights.next.heading }) }).last();
  const day = (await plate.locator('time').getAttribute('datetime')) ?? '';
  await page.clock.setFixedTime(new Date(`${day}T10:00:00`));
  await page.reload();
  await expect(plate).toContainText(left.today);
  await page.clock.setFixedTime(new Date(Date.parse(`${day}T10:00:00`) + 864e5));
  await page.reload();
  await expect(plate.locator('time')).not.toHaveAttribute('datetime', day);
  const ahead = [left.days, left.months, left.years].flatMap(({ one, many }) => [one, many]);
  await expect(plate).toContainText(new RegExp([left.tomorrow, ...ahead].join('|').replaceAll('{n}', '\\d+')));
});

test('checklist: ticks are there after a reload, and paper has lines for notes', async ({ page }) => {
  const { words, groups } = checklist;
  const [first = '', ...others] = groups.flatMap((group) => group.questions.map(({ ask }) => ask));
  await page.goto('/insights/partner-checklist');
  const box = page.getByRole('checkbox', { name: first, exact: true });
  await box.check();
  await page.reload();
  await expect(page.getByText(fill(words.asked, { n: 1, total: 1 + others.length }), { exact: true })).toBeVisible();
  await expect(box).toBeChecked();

  await page.emulateMedia({ media: 'print' });
  const frame = [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('link', { name: words.table }),
  ];
  for (const hidden of [page.getByRole('link', { name: say('skipToContent') }), ...frame])
    await expect(hidden).toBeHidden();
  const line = await page
    .locator('div:has(> label > [type=checkbox])')
    .nth(20)
    .evaluate((question) => getComputedStyle(question, '::after').blockSize);
  expect(Number.parseFloat(line)).toBeGreaterThanOrEqual(44);
});

test('glossary: a letter leads to its terms, clear of the bars above; the search hides the rest until then', async ({
  page,
}) => {
  await page.goto('/insights/glossary');
  const letter =
    glossary.terms
      .map(({ term }) => term.charAt(0).toUpperCase())
      .toSorted()
      .at(-1) ?? '';
  const bar = page.getByRole('navigation', { name: glossary.letters });
  const heading = page.getByRole('heading', { name: letter, exact: true });
  const field = page.getByRole('searchbox', { name: glossary.find });
  const terms = page.locator('[data-term]:visible');
  const all = await terms.count();
  await field.fill('gosi');
  await expect(terms).not.toHaveCount(all);
  await page.mouse.wheel(0, 200);
  await expect(bar.locator('[aria-current]'), 'only what is shown counts as being read').toHaveText('G');
  await bar.getByRole('link', { name: letter }).click();
  await expect(field, 'a letter shows all again').toHaveValue('');
  await expect(heading).toBeInViewport();
  await expect
    .poll(async () => ((await heading.boundingBox())?.y ?? 0) > ((await bar.boundingBox())?.y ?? 0) + 40)
    .toBe(true);
  await expect(terms).toHaveCount(all);
});

test('no table is cut off, on a tablet or on paper', async ({ page }) => {
  for (const path of ['/insights/payroll-gulf', '/blogs/SAP-Payroll-Offerings', '/services/application-support']) {
    await page.goto(path);
    for (const [width, media] of [
      [641, 'screen'],
      [900, 'screen'],
      // A4 between its margins.
      [718, 'print'],
    ] as const) {
      await page.setViewportSize({ width, height: 1000 });
      await page.emulateMedia({ media });
      const cut = await page
        .locator('section:has(> table)')
        .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
      expect.soft(cut, `${path} at ${width} px, ${media}`).toBe(0);
    }
  }
});
