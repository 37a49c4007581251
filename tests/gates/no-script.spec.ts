import { enquiryForm, expectKept, fillIn, newVisitor, tick } from '../support/browser/enquiry-form.ts';
import { MENUS, menuButton, menuRow, opener, searchLink, smallMenu, widget } from '../support/browser/frame.ts';
import { banner, slidesOf, testimonials } from '../support/browser/home.ts';
import { storedEnquiries } from '../support/browser/stored.ts';
import { expect, test } from '../support/browser/test.ts';
import { formWords, navigation, pageOf, serviceGroups } from '../support/content.ts';

test.use({ javaScriptEnabled: false });

test('menus, widget and search open', async ({ page }) => {
  await page.goto('/about-us');
  for (const { name, label, id } of MENUS) {
    await opener(page, name).click();
    await expect(page.locator(id), label).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await searchLink(page).click();
  await expect(page).toHaveURL('/sitemap');
  await page.setViewportSize({ width: 390, height: 844 });
  await menuButton(page).click();
  await menuRow(page, navigation.main.services.label).locator(':scope > summary').click();
  await menuRow(page, serviceGroups[1]?.label ?? '')
    .locator(':scope > summary')
    .click();
  await smallMenu(page).locator('a[href="/services/test-management"]').click();
  await expect(page).toHaveURL('/services/test-management');
  const { button, secondPress } = widget(page);
  await button.click();
  await secondPress.click();
  await expect(page).toHaveURL('/contact-us');
});

test('both carousels show everything at once, without buttons that would do nothing', async ({ page }) => {
  await page.goto('/');
  for (const carousel of [banner(page), testimonials(page)]) {
    const slides = slidesOf(carousel);
    await expect(slides).toHaveCount(6);
    for (const slide of await slides.all()) await expect(slide).toBeVisible();
    const boxes = await Promise.all((await slides.all()).map((slide) => slide.boundingBox()));
    const tops = boxes.map((box) => box?.y ?? 0);
    expect(new Set(tops).size, 'no slide lies on another').toBe(6);
    await expect(carousel.locator('button:visible')).toHaveCount(0);
  }
});

test('a link begins the form: a number to call, the words, the service; what is missing loses none of it', async ({
  page,
}) => {
  await page.goto('/contact-us?service=training&ask=call');
  const form = enquiryForm(page);
  const number = page.getByLabel(formWords.telephone.label);
  await expect(form.message).toHaveValue(formWords.asks.call);
  await expect(form.service('Training')).toBeChecked();
  await expect(form.summary).toBeHidden();
  await expect(number).toHaveAttribute('required');
  const { message: _, ...visitor } = newVisitor();
  await fillIn(form, { ...visitor, businessEmail: 'amelie@harbour' });
  await number.fill('+971 2 000 0000');
  await tick(form.consent);
  await form.button.click();
  await expect(form.summary.getByRole('link')).toHaveText([formWords.fields.businessEmail.wrong]);
  await expect(number).toHaveValue('+971 2 000 0000');
  await expect(form.service('Training')).toBeChecked();
  await page.goto('/contact-us');
  await expect(number).toHaveCount(0);
});

test('the enquiry form comes back with the faults and all that was typed, is sent, stored and answered with thanks', async ({
  page,
}) => {
  await page.goto('/contact-us');
  const form = enquiryForm(page);
  const visitor = { ...newVisitor(), company: 'Müller & "Söhne" <GmbH>', businessEmail: 'amelie@harbour' };
  await fillIn(form, visitor);
  await tick(form.service('Training'));
  await tick(form.consent);
  await form.button.click();
  await expect(form.summary).toBeVisible();
  expect(await page.title()).toMatch(new RegExp(`^${RegExp.escape(formWords.problem.titlePrefix)} `));
  await expect(form.summary.getByRole('heading')).toHaveText(formWords.problem.heading);
  await expect(form.summary.getByRole('link')).toHaveText([formWords.fields.businessEmail.wrong]);
  await expect(form.businessEmail).toHaveAttribute('aria-invalid', 'true');
  await expect(form.businessEmail).toHaveAccessibleDescription(formWords.fields.businessEmail.wrong);
  await expectKept(form, visitor);
  await expect(form.service('Training')).toBeChecked();
  await expect(form.service('Consulting')).not.toBeChecked();

  const { businessEmail } = newVisitor();
  await form.businessEmail.fill(businessEmail);
  await form.button.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageOf('thank-you').title);
  await expect(page.getByText(/^[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{3}$/), 'the reference').toBeVisible();
  await expect(page.getByText(visitor.company), 'a copy of what was sent').toBeVisible();
  for (const words of [formWords.success.next[0] ?? '', formWords.success.keep, formWords.success.wayBack])
    await expect(page.getByText(words)).toBeVisible();
  expect(await storedEnquiries(businessEmail)).toEqual([
    expect.objectContaining({ ...visitor, businessEmail, services: ['Service 3'], consent: true }),
  ]);
});
