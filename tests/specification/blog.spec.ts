import { targetsOf } from '../support/browser/frame.ts';
import { expect, test } from '../support/browser/test.ts';
import { postOf } from '../support/content.ts';
import {
  ARTICLE_CLAIMS,
  ARTICLE_COLUMNS,
  ARTICLE_PATH,
  CLAIMS,
  HEADINGS,
  PARTNER_CLOUD,
} from '../support/specified-words.ts';

/** The blog: its list, and the article on the ways to run SAP Payroll. */

test('/blogs: the heading, and a card with title, text, image and link to the article', async ({ page }) => {
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(HEADINGS.blogArea);
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="${ARTICLE_PATH}"]`) });
  await expect(card.getByRole('heading').first()).toHaveText(HEADINGS.article);
  await expect(card).toContainText(postOf('SAP-Payroll-Offerings').lead);
  await expect(card.locator('svg').first()).toBeVisible();
  expect(await targetsOf(card.getByRole('link'))).toContain(ARTICLE_PATH);
});

test('the article compares the three options in a table and names the figures of the specification', async ({
  page,
}) => {
  await page.goto(ARTICLE_PATH);
  const { title, area = '' } = postOf('SAP-Payroll-Offerings');
  expect([area, title].toSorted()).toEqual([HEADINGS.blogArea, HEADINGS.article].toSorted());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('p:has(+ h1)')).toHaveText(area);

  const columns = await page.getByRole('table').getByRole('columnheader').allTextContents();
  expect(columns.slice(1)).toEqual([...ARTICLE_COLUMNS]);
  expect(await page.getByRole('table').getByRole('rowheader').count()).toBeGreaterThan(3);

  const text = await page.getByRole('main').innerText();
  const numbers = text.match(/[\d,]*\d[MK+]?/g) ?? [];
  for (const name of ARTICLE_CLAIMS) expect.soft(numbers, name).toContain(CLAIMS[name][0]);
  for (const words of PARTNER_CLOUD) expect.soft(text.toLowerCase()).toContain(words.toLowerCase());
});

test('any other blog path shows the same article, with status 200 and its canonical address', async ({ request }) => {
  const article = await (await request.get(ARTICLE_PATH)).text();
  for (const path of ['/blogs/anything-else', '/blogs/2019/05/old-post']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).toBe(article);
  }
});
