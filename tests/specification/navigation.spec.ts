import { header, mainMenu, menuButton, menuRow, opener, smallMenu, targetsOf } from '../support/browser/frame.ts';
import { expect, test } from '../support/browser/test.ts';
import { navigation, serviceGroups, solutions } from '../support/content.ts';
import { CONTACT_US } from '../support/specified-words.ts';

/** The menus of the header. tests/static/ compares what they list with the specification. */

const { main } = navigation;
function hrefs(links: readonly { href: string }[]) {
  return links.map(({ href }) => href);
}

test.beforeEach(({ page }) => page.goto('/news'));

test.describe('top navigation with dropdowns', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('opens by click, one at a time, closes by Esc or a click elsewhere, and opens on hover', async ({ page }) => {
    const contact = header(page).getByRole('link', { name: CONTACT_US });
    await expect(contact).toHaveAttribute('href', '/contact-us');
    await expect(contact, 'it looks like a button').not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(mainMenu(page).getByRole('link', { name: main.about.label })).toHaveAttribute('href', '/about-us');
    await opener(page, 'solutions').click();
    await expect(page.locator('#nav-solutions')).toBeVisible();
    await opener(page, 'services').click();
    await expect(page.locator('#nav-services')).toBeVisible();
    await expect(page.locator('#nav-solutions')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.locator('#nav-services')).toBeHidden();
    await expect(opener(page, 'services')).toBeFocused();
    await opener(page, 'solutions').click();
    await page.mouse.click(5, 890);
    await expect(page.locator('#nav-solutions')).toBeHidden();
    await opener(page, 'resources').hover();
    await page.locator('#nav-resources a[href="/how-we-deliver"]').click();
    await expect(page).toHaveURL('/how-we-deliver');
  });
});

test.describe('under 992 px wide, dropdowns and nested menus open on tap', () => {
  test.use({ viewport: { width: 991, height: 900 }, hasTouch: true });

  test('a tap opens the menu, its rows and their groups, and a second tap closes it', async ({ page }) => {
    const openRow = async (label: string, targets: string[]) => {
      const row = menuRow(page, label);
      const links = row.locator(':scope > ul a');
      await expect(links.first(), `${label} is closed`).toBeHidden();
      await row.locator(':scope > summary').tap();
      await expect(links.first(), label).toBeVisible();
      expect(await targetsOf(links.filter({ visible: true })), label).toEqual(targets);
    };
    await expect(mainMenu(page)).toBeHidden();
    await menuButton(page).tap();
    await expect(smallMenu(page)).toBeVisible();
    await openRow(main.solutions.label, [main.solutions.href, ...solutions.map(({ slug }) => `/solutions/${slug}`)]);
    await openRow(main.services.label, [main.services.href]);
    for (const [i, { label, head, members }] of serviceGroups.entries()) {
      const group = menuRow(page, main.services.label).locator('details').nth(i);
      await expect(group.locator('summary')).toHaveText(label);
      await group.locator('summary').tap();
      await expect(group.getByRole('link').first(), label).toBeVisible();
      const targets = [...(head ? [head] : []), ...members.filter(({ outOfMenu }) => !outOfMenu)].map(
        ({ slug }) => `/services/${slug}`,
      );
      expect(await targetsOf(group.getByRole('link')), label).toEqual(targets);
    }
    for (const name of ['products', 'resources'] as const) await openRow(main[name].label, hrefs(main[name].links));
    await expect(smallMenu(page).getByRole('link', { name: main.about.label })).toHaveAttribute('href', '/about-us');
    await expect(smallMenu(page).getByRole('link', { name: CONTACT_US })).toHaveAttribute('href', '/contact-us');
    await menuButton(page).tap();
    await expect(smallMenu(page)).toBeHidden();
  });

  test('a tablet that is turned with the menu open shows its page again, and a tap follows a link', async ({
    page,
  }) => {
    await menuButton(page).tap();
    await expect(smallMenu(page)).toBeVisible();
    await page.setViewportSize({ width: 992, height: 820 });
    await expect(smallMenu(page)).toBeHidden();
    await expect(menuButton(page)).toBeHidden();
    await expect(mainMenu(page)).toBeVisible();
    await expect(page.getByRole('main'), 'the page can be used').not.toHaveAttribute('inert');
    await page.setViewportSize({ width: 991, height: 900 });
    await menuButton(page).tap();
    await menuRow(page, main.solutions.label).locator(':scope > summary').tap();
    await smallMenu(page).locator('a[href="/solutions/recruiting"]').tap();
    await expect(page).toHaveURL('/solutions/recruiting');
  });
});
