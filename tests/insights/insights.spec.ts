import { fill } from '../../common/wording.ts';
import { expect, test } from '../support/browser/test.ts';
import { say } from '../support/content.ts';
import { checklist, deadlines, deadlinesWords, glossary, insights } from '../support/insights.ts';

/** The insights in a browser. Their unit tests cover the rules, tests/static/ what the pages say. */

const DEADLINES = '/insights/deadlines';
const SLUG = '2026-11-20-employee-central-interfaces';
const { add, filter, left, months } = deadlinesWords;

test('deadlines: the first is on the first screen of a phone, an address narrows the list, a month leads to its row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(DEADLINES);
  await expect(page.getByRole('main').locator('li time').first()).toBeInViewport();
  await page.goto(`${DEADLINES}?for=gulf`);
  const gulf = deadlines.filter(({ region }) => region === 'gulf');
  const numbers = { n: gulf.length, total: deadlines.length };
  await expect(page.getByRole('status')).toHaveText(fill(filter.shown, numbers));
  await page.getByRole('button', { name: filter.all }).click();
  const month = page.getByRole('navigation', { name: months }).getByRole('link').first();
  const slug = (await month.getAttribute('href'))?.slice(1);
  const row = page.locator('li', { has: page.locator(`[id="${slug}"]`) });
  await month.click();
  await expect(row.getByRole('link', { name: add })).toBeVisible();
  // The way there is smooth.
  await expect(async () => {
    const chips = await page.getByRole('list', { name: filter.legend }).boundingBox();
    const heading = await row.getByRole('heading').boundingBox();
    expect(heading?.y, 'clear of the choices').toBeGreaterThan((chips?.y ?? 0) + (chips?.height ?? 0));
  }).toPass();
});

test('deadlines are printed on two sheets, one line for a date', async ({ page }) => {
  await page.goto(DEADLINES);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('section li time').last()).toBeVisible();
  await expect(page.getByRole('link', { name: add }).first()).toBeHidden();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('deadlines: a link opens the row that it leads to', async ({ page }) => {
    await page.goto(`${DEADLINES}#${SLUG}`);
    await expect(page.locator(`[id="${SLUG}"]`).getByRole('link', { name: add })).toBeInViewport();
  });
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
