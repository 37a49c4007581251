import { axeFindings, showWholePage } from '../support/browser/axe.ts';
import { settled } from '../support/browser/islands.ts';
import { overflow, setTextSize } from '../support/browser/layout.ts';
import { expect, test } from '../support/browser/test.ts';
import { ADVISOR, countryField, result } from '../support/browser/tools.ts';
import { home } from '../support/content.ts';
import { advisorFile } from '../support/tools.ts';

/** The field on the stage of the home page: a list is drawn and answered, and opens the advisor. */

// Colours that are still on their way from light to dark would be measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LIST = 'Saudi Arabia 4,200\nUAE 20\nAtlantis 12';

test('a typed list is drawn and answered in one sentence, which opens the advisor with the same list', async ({
  page,
}) => {
  await page.goto('/');
  await settled(page);
  const figure = page.locator('[data-stage-part=art] path').first();
  const untouched = await figure.getAttribute('d');
  const field = page.getByLabel(home.stage.ask.label);
  await field.fill(LIST);
  const sentence = page.locator('[data-stage-part=sentence]');
  await expect(sentence).toHaveText(/^2 countries, 4,220 people: two routes/);
  expect(await figure.getAttribute('d')).not.toBe(untouched);
  await expect(page.locator('[data-stage-part=unread]')).toContainText('“Atlantis”');
  await expect(page.locator('[data-stage-part=said]'), 'announced when typing pauses').toContainText('2 countries');
  expect(await axeFindings(page)).toEqual([]);
  await showWholePage(page, 390);
  expect(await axeFindings(page, { colours: false })).toEqual([]);
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await overflow(page)).toBe('fits');
  await setTextSize(page, 2);
  expect(await overflow(page), 'with text at 200 %').toBe('fits');
  await field.fill('');
  await expect(figure, 'an empty field brings back the drawing').toHaveAttribute('d', untouched ?? '');

  await field.fill(LIST);
  await expect(sentence).toHaveText(/^2 countries/);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${ADVISOR}#`));
  for (const country of ['Saudi Arabia', 'United Arab Emirates'])
    await expect(result(page).getByRole('rowheader', { name: country })).toBeVisible();
  await expect(result(page)).toContainText(advisorFile.options.ecp.label);
  await expect(countryField(page), 'nothing is lost').toHaveValue('Atlantis 12');
  await expect(page, 'and the result is an address').toHaveURL(/#2\w{3}1120SA/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the field of the stage leads to the advisor', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel(home.stage.ask.label).fill('Oman 120');
    await page.getByRole('button', { name: home.stage.ask.show }).click();
    await expect(page).toHaveURL(`${ADVISOR}?list=Oman+120`);
  });
});

test('the advisor reads a list from a form that was sent without a script', async ({ page }) => {
  await page.goto(`${ADVISOR}?list=Oman+120`);
  await expect(result(page).getByRole('rowheader', { name: 'Oman' })).toBeVisible();
  await expect(page, 'and keeps it where browsers do not send it').toHaveURL(/payroll-advisor#/);
});
