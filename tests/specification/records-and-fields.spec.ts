import { enquiryForm, tick } from '../../testing/browser/enquiry-form.ts';
import { mainMenu, sideNavigation } from '../../testing/browser/frame.ts';
import { services, slidesOf, testimonials, tiles } from '../../testing/browser/home.ts';
import { expect, test } from '../../testing/browser/test.ts';
import { PREFERRED_SERVICES, SERVICES, SOLUTIONS } from '../../testing/specified-words.ts';

/** Specification, section 3: entities and their fields. */

test.describe('static content records', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('solution tile: icon, header, description, buttonText, buttonLink', async ({ page }) => {
    await page.goto('/');
    const records = await tiles(page)
      .locator('li:has(a)')
      .evaluateAll((all) =>
        all.map((tile) => ({
          icon: tile.querySelector('svg') !== null,
          header: tile.querySelector('h3')?.textContent,
          description: tile.querySelector('p')?.textContent,
          buttonText: tile.querySelector('a')?.firstChild?.textContent,
          buttonLink: tile.querySelector('a')?.getAttribute('href'),
        })),
      );
    expect(records).toEqual(
      SOLUTIONS.map((slug) => ({
        icon: true,
        header: expect.stringMatching(/\w/),
        description: expect.stringMatching(/\w+ \w+/),
        buttonText: 'Find out more',
        buttonLink: `/solutions/${slug}`,
      })),
    );
  });

  test('service card: title, description, icon, buttonLink', async ({ page }) => {
    await page.goto('/');
    const cards = services(page).getByRole('listitem');
    await expect(cards).toHaveCount(6);
    for (const card of await cards.all()) {
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(/\w/);
      await expect(card.getByRole('paragraph')).toHaveText(/\w+ \w+/);
      await expect(card.locator('svg').first()).toBeVisible();
      await expect(card.getByRole('link')).toHaveAttribute('href', /^\/services\//);
    }
  });

  test('testimonial: company (anonymised descriptor), testimonial text', async ({ page }) => {
    await page.goto('/');
    const slides = slidesOf(testimonials(page));
    await expect(slides).toHaveCount(6);
    for (const slide of await slides.all()) {
      await expect(slide.locator('figcaption')).toHaveText(/\w+/);
      await expect(slide.locator('blockquote')).toHaveText(/\w+ \w+/);
    }
  });

  test('solution nav item: icon, label, path', async ({ page }) => {
    await page.goto('/solutions/payroll');
    await mainMenu(page).getByRole('button', { name: 'Solutions' }).click();
    for (const slug of SOLUTIONS) {
      const item = page.locator(`#nav-solutions li a[href="/solutions/${slug}"]`);
      const icon = item.locator('img');
      await expect(icon, slug).toBeVisible();
      await expect.poll(() => icon.evaluate((img: HTMLImageElement) => img.naturalWidth), slug).toBeGreaterThan(0);
      await expect(item.locator('b'), slug).toHaveText(/\w/);
      await expect(sideNavigation(page, 'Solutions').locator(`a[href="/solutions/${slug}"]:visible`)).toHaveText(/\w/);
    }
  });

  test('value: image, title, text', async ({ page }) => {
    await page.goto('/about-us');
    const values = page.locator('main li').filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(values).toHaveCount(4);
    for (const value of await values.all()) {
      await expect(value.locator('svg')).toBeVisible();
      await expect(value.getByRole('heading')).toHaveText(/\w/);
      await expect(value.getByRole('paragraph')).toHaveText(/\w+ \w+/);
    }
  });

  test('blog card: title, text, image, link', async ({ page }) => {
    await page.goto('/blogs');
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('a[href^="/blogs/"]') });
    await expect(card.getByRole('heading').first()).toHaveText('SAP Payroll Offering');
    await expect(card.locator('p').first()).toHaveText(/\w+ \w+/);
    await expect(card.locator('svg').first()).toBeVisible();
    await expect(card.getByRole('link').first()).toHaveAttribute('href', '/blogs/SAP-Payroll-Offerings');
  });

  test('services catalogue item: label, path, content view', async ({ page }) => {
    await page.goto('/services');
    for (const [slug, label] of Object.entries(SERVICES)) {
      const item = page.getByRole('main').locator(`.content section a[href="/services/${slug}"]`).first();
      await expect(item, slug).toContainText(label);
    }
  });
});

test.describe('contact enquiry form', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact-us');
  });

  test('fields: firstName, lastName, company, jobTitle, businessEmail, country, services, message, agreement', async ({
    page,
  }) => {
    const names = await enquiryForm(page)
      .form.locator('input:visible:not([tabindex="-1"]), textarea')
      .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('name')))]);
    expect(names).toEqual([
      'firstName',
      'lastName',
      'company',
      'jobTitle',
      'businessEmail',
      'country',
      'services',
      'message',
      'privacyPolicy',
    ]);
  });

  test('labels stand above their fields; what is optional is written out', async ({ page }) => {
    await expect(enquiryForm(page).form.locator('label[for]:not([for="website"]), legend')).toHaveText([
      'First name',
      'Last name',
      'Company',
      'Job title (optional)',
      'Business e-mail',
      'Country',
      'Preferred services (optional)',
      'Message (optional)',
    ]);
  });

  test('message is a textarea of 4 rows', async ({ page }) => {
    const { message } = enquiryForm(page);
    await expect(message).toHaveAttribute('rows', '4');
    expect(await message.evaluate((one) => one.tagName)).toBe('TEXTAREA');
  });

  test('preferred services: a multi-select of six, stored values Service 1 to Service 6, and they are sent', async ({
    page,
  }) => {
    const { form, service } = enquiryForm(page);
    for (const [i, label] of PREFERRED_SERVICES.entries()) {
      await expect(service(label), label).toHaveAttribute('value', `Service ${i + 1}`);
      await tick(service(label));
    }
    const sent = await form.evaluate((one: HTMLFormElement) => new FormData(one).getAll('services'));
    expect(sent).toEqual(PREFERRED_SERVICES.map((_, i) => `Service ${i + 1}`));
  });

  test('the privacy-policy agreement names the policy and links to it', async ({ page }) => {
    const { form, consent } = enquiryForm(page);
    await expect(consent).toHaveAccessibleName(
      'I have read the privacy policy and agree that you use these details to answer my enquiry.',
    );
    await expect(consent).not.toBeChecked();
    await expect(form.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy-policy');
  });

  test('the browser can fill in what it knows about the visitor', async ({ page }) => {
    const { form } = enquiryForm(page);
    for (const [name, token] of [
      ['firstName', 'given-name'],
      ['lastName', 'family-name'],
      ['company', 'organization'],
      ['jobTitle', 'organization-title'],
      ['businessEmail', 'work email'],
      ['country', 'country-name'],
    ] as const) {
      await expect(form.locator(`[name="${name}"]`)).toHaveAttribute('autocomplete', token);
    }
    const suggestions = page.locator(`datalist#${await form.locator('[name="country"]').getAttribute('list')} option`);
    await expect.poll(() => suggestions.count(), 'countries to choose from').toBeGreaterThan(190);
  });
});
