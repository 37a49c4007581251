import { carousel } from '../../testing/browser/carousel.ts';
import { openForm } from '../../testing/browser/enquiry-form.ts';
import { focusedStop, isExpanded } from '../../testing/browser/focus.ts';
import { header, MENUS, mainMenu, menuButton, smallMenu, widget } from '../../testing/browser/frame.ts';
import { banner, testimonials } from '../../testing/browser/home.ts';
import { hydrated } from '../../testing/browser/islands.ts';
import { openSearch } from '../../testing/browser/search.ts';
import { expect, test } from '../../testing/browser/test.ts';

/** Every control by keyboard alone, and Esc out of everything. keyboard-walk.spec.ts looks at the focus on the way. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the first Tab offers to skip to the main part, and Enter does', async ({ page }) => {
  await page.goto('/services/training');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect((await focusedStop(page)).block).toBe('main');
});

test.describe('header menus', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  for (const [label, id] of MENUS) {
    test(`${label}: Enter or Space opens, Tab goes in, Esc closes and returns the focus`, async ({ page }) => {
      await page.goto('/about-us');
      const button = mainMenu(page).getByRole('button', { name: label });
      const panel = page.locator(id);
      const links = await panel.getByRole('link', { includeHidden: true }).count();
      for (const key of ['Enter', 'Space']) {
        await button.press(key);
        await expect(panel, key).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(panel.getByRole('link').first(), key).toBeFocused();
        for (let i = 0; i < links; i++) {
          const { name, fault } = await focusedStop(page);
          expect.soft(fault, `${key}: ${name}`).toBe('');
          if (i < links - 1) await page.keyboard.press('Tab');
        }
        await expect(panel.getByRole('link').last(), key).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(panel, key).toBeHidden();
        await expect(button, key).toBeFocused();
      }
    });

    test(`${label}: says whether it is open, and closes when the focus leaves`, async ({ page }) => {
      await page.goto('/about-us');
      const button = mainMenu(page).getByRole('button', { name: label });
      const opener = `[data-frame=nav] [popovertarget="${id.slice(1)}"]`;
      expect(await isExpanded(page, opener), 'before').toBe(false);
      await button.press('Enter');
      await expect.poll(() => isExpanded(page, opener), 'after').toBe(true);
      await page.locator(id).getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect(page.locator(id)).toBeHidden();
    });
  }
});

test.describe('the menu of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens by Enter, keeps the focus in header and menu, closes by Esc and returns the focus', async ({ page }) => {
    await page.goto('/about-us');
    await menuButton(page).press('Enter');
    await expect(smallMenu(page)).toBeVisible();
    const first = smallMenu(page).locator('summary').first();
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(smallMenu(page).getByRole('link', { name: 'All solutions' })).toBeVisible();
    const blocks = new Set<string>();
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press('Tab');
      const { name, block, fault } = await focusedStop(page);
      blocks.add(block);
      if (name !== 'the page itself') expect.soft(fault, name).toBe('');
    }
    expect([...blocks].filter((block) => ['main', 'footer', 'widget'].includes(block))).toEqual([]);
    await smallMenu(page).getByRole('link', { name: 'About Us' }).focus();
    await page.keyboard.press('Escape');
    await expect(smallMenu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('every stop in the open menu is seen and free of the foot that stays', async ({ page }) => {
    await page.goto('/about-us');
    await menuButton(page).press('Enter');
    await smallMenu(page).locator('summary', { hasText: 'Services' }).first().press('Enter');
    await smallMenu(page).locator('summary', { hasText: 'Consulting' }).press('Enter');
    const foot = smallMenu(page).locator('> div');
    for (const link of await smallMenu(page).locator('nav').locator('a:visible, summary:visible').all()) {
      await link.focus();
      expect.soft((await focusedStop(page)).fault, await link.innerText()).toBe('');
      const [one, other] = [await link.boundingBox(), await foot.boundingBox()];
      const words = await link.innerText();
      expect(one && other && one.y + one.height / 2 < other.y, `${words} is behind the foot of the menu`).toBe(true);
    }
  });
});

test.describe('carousels', () => {
  for (const [name, find] of [
    ['banner', banner],
    ['testimonials', testimonials],
  ] as const) {
    test(`${name}: Pause or Play comes first, then arrows and beads, each by Enter and Space`, async ({ page }) => {
      await page.goto('/');
      const one = carousel(find(page));
      await one.root.scrollIntoViewIfNeeded();
      await expect(one.root.locator('xpath=ancestor::astro-island')).not.toHaveAttribute('ssr');
      await expect(one.play).toBeVisible();
      await one.play.focus();
      const names: string[] = [];
      for (let i = 0; i < 9; i++) {
        names.push((await focusedStop(page)).name.replace(/^<button> /, ''));
        await page.keyboard.press('Tab');
      }
      expect(names).toEqual(['Play', 'Previous', 'Next', ...[1, 2, 3, 4, 5, 6].map((n) => `Show ${n} of 6`)]);
      await one.next.press('Enter');
      await expect(one.shown).toHaveAttribute('aria-label', '2 of 6');
      await one.bead(5).press('Space');
      await expect(one.shown).toHaveAttribute('aria-label', '5 of 6');
      await one.play.press('Space');
      await expect(one.pause).toBeFocused();
    });
  }
});

test('widget: Enter opens, the focus is inside, Tab goes through its lines, Esc closes and returns', async ({
  page,
}) => {
  await page.goto('/about-us');
  const { button, popup, close, secondPress } = widget(page);
  await button.press('Enter');
  await expect(close).toBeFocused();
  for (const link of await popup.getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    expect((await focusedStop(page)).fault).toBe('');
  }
  await expect(secondPress, 'the way to /contact comes last').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe('search', () => {
  for (const width of [1440, 390]) {
    test(`at ${width} px: opens by Enter, arrows lead to results, Enter follows, Esc closes and returns`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/about-us');
      const { dialog, field, results } = await openSearch(page);
      expect((await focusedStop(page)).fault).toBe('');
      await field.fill('payroll');
      await expect(results.first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(results.nth(0)).toBeFocused();
      expect((await focusedStop(page)).fault).toBe('');
      await page.keyboard.press('ArrowDown');
      await expect(results.nth(1)).toBeFocused();
      expect((await focusedStop(page)).fault).toBe('');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(field).toBeFocused();
      for (let i = 0; i < 4; i++) {
        await page.keyboard.press('Tab');
        const { name, fault } = await focusedStop(page);
        if (name !== 'the page itself') expect.soft(fault, name).toBe('');
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(header(page).getByRole('link', { name: 'Search' })).toBeFocused();
      const again = await openSearch(page);
      await again.field.fill('payroll');
      await page.keyboard.press('Enter');
      await expect(again.results.first()).toBeFocused();
      const target = await again.results.first().getAttribute('href');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(target ?? '');
    });
  }
});

test.describe('form', () => {
  test('Tab goes through the fields in their order, Space ticks, Enter sends', async ({ page }) => {
    const form = await openForm(page);
    await form.firstName.focus();
    const names: string[] = [];
    for (let i = 0; i < 16; i++) {
      names.push(
        await page.evaluate(
          () => document.activeElement?.getAttribute('name') ?? document.activeElement?.localName ?? '',
        ),
      );
      await page.keyboard.press('Tab');
    }
    expect(names).toEqual([
      ...['firstName', 'lastName', 'company', 'jobTitle', 'businessEmail', 'country'],
      ...Array(6).fill('services'),
      ...['message', 'privacyPolicy', 'a', 'button'],
    ]);
    await form.consent.press('Space');
    await expect(form.consent).toBeChecked();
    await form.country.press('Enter');
    await expect(form.summary).toBeFocused();
  });

  test('every stop of the error summary is seen, also on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const form = await openForm(page);
    await form.button.press('Enter');
    await expect(form.summary).toBeFocused();
    for (const link of await form.summary.getByRole('link').all()) {
      await link.focus();
      expect.soft((await focusedStop(page)).fault, await link.innerText()).toBe('');
      await link.press('Enter');
      expect.soft((await focusedStop(page)).fault, `the field of “${await link.innerText()}”`).toBe('');
    }
  });
});

test('questions open and close by Enter and Space', async ({ page }) => {
  await page.goto('/solutions/payroll');
  await hydrated(page);
  const question = page.getByRole('article').locator('details:not([open]) > summary').first();
  const words = await question.innerText();
  const details = page.locator('details').filter({ hasText: words }).last();
  await question.press('Enter');
  await expect(details).toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(details).not.toHaveAttribute('open');
});

test('the thank-you dialog keeps the focus, and Esc closes it', async ({ page }) => {
  await page.route('**/send-form', (route) => route.fulfill({ status: 200, contentType: 'text/plain', body: 'OK' }));
  const form = await openForm(page);
  for (const field of ['firstName', 'lastName', 'company', 'country'] as const) await form[field].fill('Amélie');
  await form.businessEmail.fill('amelie@harbour.example');
  await form.consent.press('Space');
  await form.button.press('Enter');
  const close = form.dialog.getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  expect((await focusedStop(page)).fault).toBe('');
  await page.keyboard.press('Tab');
  const behind = page.locator(':focus').and(page.locator('body *:not(dialog *)'));
  await expect(behind, 'the focus went behind the dialog').toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();
});
