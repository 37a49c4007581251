import { footer, header, mainMenu, menuButton, smallMenu, targetsOf } from '../support/frame.ts';
import { expect, test } from '../support/test.ts';
import { SERVICE_GROUPS, SERVICES, SERVICES_BESIDE, SOLUTIONS } from './lists.ts';

/** Specification, section 2: navigation. */

const serviceTargets = (slugs: readonly string[]) => slugs.map((slug) => `/services/${slug}`);

test.describe('top navigation with dropdowns', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test.beforeEach(async ({ page }) => {
    await page.goto('/news');
  });

  test('names Solutions, Services, Products, About Us, Resources, and Contact Us as a button', async ({ page }) => {
    await expect(mainMenu(page).locator('> ul > li > :first-child')).toHaveText([
      'Solutions',
      'Services',
      'Products',
      'About Us',
      'Resources',
    ]);
    await expect(header(page).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us');
    await expect(mainMenu(page).getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about-us');
  });

  test('Solutions leads to /solutions and its 11 sub-pages', async ({ page }) => {
    await mainMenu(page).getByRole('button', { name: 'Solutions' }).click();
    const panel = page.locator('#nav-solutions');
    await expect(panel).toBeVisible();
    expect(await targetsOf(panel.getByRole('link'))).toEqual([
      '/solutions',
      ...SOLUTIONS.map((slug) => `/solutions/${slug}`),
    ]);
  });

  test('Services leads to /services and its groups', async ({ page }) => {
    await mainMenu(page).getByRole('button', { name: 'Services' }).click();
    const panel = page.locator('#nav-services');
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/services');
    for (const [group, slugs] of Object.entries(SERVICE_GROUPS)) {
      const list = panel.locator('.wrap > div').filter({ has: page.locator('p', { hasText: group }) });
      const targets = await targetsOf(list.getByRole('list').getByRole('link'));
      expect(targets, group).toEqual(expect.arrayContaining(serviceTargets(slugs)));
    }
    const all = await targetsOf(panel.getByRole('link'));
    expect(all, 'beside the groups').toEqual(expect.arrayContaining(serviceTargets(SERVICES_BESIDE)));
    expect(new Set(all), 'all 20 services can be reached').toEqual(
      new Set(['/services', ...serviceTargets(Object.keys(SERVICES))]),
    );
  });

  test('Products leads to /products and /dhr-easy-move', async ({ page }) => {
    await mainMenu(page).getByRole('button', { name: 'Products' }).click();
    const targets = await targetsOf(page.locator('#nav-products').getByRole('link'));
    expect(targets.toSorted()).toEqual(['/dhr-easy-move', '/products']);
  });

  test('Resources leads to /blogs and /how-we-deliver, and to the tools', async ({ page }) => {
    await mainMenu(page).getByRole('button', { name: 'Resources' }).click();
    expect(await targetsOf(page.locator('#nav-resources').getByRole('link'))).toEqual([
      '/blogs',
      '/how-we-deliver',
      '/tools',
    ]);
  });

  test('opens by click, one at a time, and closes by Esc or a click elsewhere', async ({ page }) => {
    const solutions = mainMenu(page).getByRole('button', { name: 'Solutions' });
    const services = mainMenu(page).getByRole('button', { name: 'Services' });
    await solutions.click();
    await expect(page.locator('#nav-solutions')).toBeVisible();
    await services.click();
    await expect(page.locator('#nav-services')).toBeVisible();
    await expect(page.locator('#nav-solutions')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.locator('#nav-services')).toBeHidden();
    await expect(services).toBeFocused();
    await solutions.click();
    await page.mouse.click(5, 890);
    await expect(page.locator('#nav-solutions')).toBeHidden();
  });

  test('opens on hover, and a link inside can be followed', async ({ page }) => {
    await mainMenu(page).getByRole('button', { name: 'Resources' }).hover();
    await page
      .locator('#nav-resources')
      .getByRole('link', { name: /^How we deliver/ })
      .click();
    await expect(page).toHaveURL('/how-we-deliver');
  });

  test('marks the section the visitor is in', async ({ page }) => {
    for (const [path, label] of [
      ['/solutions/payroll', 'Solutions'],
      ['/services/training', 'Services'],
      ['/dhr-easy-move', 'Products'],
      ['/about-us', 'About Us'],
      ['/blogs/SAP-Payroll-Offerings', 'Resources'],
    ] as const) {
      await page.goto(path);
      await expect(mainMenu(page).locator('[data-here]'), path).toHaveText(label);
    }
  });
});

test.describe('under 992 px wide, dropdowns and nested menus open on tap', () => {
  test.use({ viewport: { width: 991, height: 900 }, hasTouch: true });
  test.beforeEach(async ({ page }) => {
    await page.goto('/news');
  });

  test('the breakpoint is 992 px', async ({ page }) => {
    await expect(menuButton(page)).toBeVisible();
    await expect(mainMenu(page)).toBeHidden();
    await page.setViewportSize({ width: 992, height: 900 });
    await expect(menuButton(page)).toBeHidden();
    await expect(mainMenu(page)).toBeVisible();
  });

  test('a tap opens the menu, a tap opens Solutions, a tap follows a link', async ({ page }) => {
    await menuButton(page).tap();
    const menu = smallMenu(page);
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Recruiting' })).toBeHidden();
    await menu.getByText('Solutions', { exact: true }).tap();
    expect(await targetsOf(menu.locator('a[href^="/solutions"]'))).toEqual([
      '/solutions',
      ...SOLUTIONS.map((slug) => `/solutions/${slug}`),
    ]);
    await menu.getByRole('link', { name: 'Recruiting' }).tap();
    await expect(page).toHaveURL('/solutions/recruiting');
  });

  test('the groups of Services open on tap as well', async ({ page }) => {
    await menuButton(page).tap();
    const menu = smallMenu(page);
    await menu.getByText('Services', { exact: true }).tap();
    for (const [group, slugs] of Object.entries(SERVICE_GROUPS)) {
      const first = menu.locator(`a[href="/services/${slugs[0]}"]`);
      await expect(first, group).toBeHidden();
      await menu.locator('summary', { hasText: group }).tap();
      await expect(first, group).toBeVisible();
    }
    const all = await targetsOf(menu.locator('a[href^="/services"]'));
    expect(new Set(all)).toEqual(new Set(['/services', ...serviceTargets(Object.keys(SERVICES))]));
  });

  test('Products, About Us, Resources and Contact Us are in the menu', async ({ page }) => {
    await menuButton(page).tap();
    const menu = smallMenu(page);
    await menu.getByText('Products', { exact: true }).tap();
    await expect(menu.locator('a[href="/dhr-easy-move"]')).toBeVisible();
    await menu.getByText('Resources', { exact: true }).tap();
    await expect(menu.locator('a[href="/how-we-deliver"]')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about-us');
    await expect(menu.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us');
  });

  test('a second tap on the button closes the menu', async ({ page }) => {
    await menuButton(page).tap();
    await expect(smallMenu(page)).toBeVisible();
    await menuButton(page).tap();
    await expect(smallMenu(page)).toBeHidden();
  });
});

test.describe('footer', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/news');
  });

  test('links to company, blog, news and legal pages', async ({ page }) => {
    for (const [name, target] of [
      ['About Us', '/about-us'],
      ['Current Opening', '/careers'],
      ['Blogs', '/blogs'],
      ['News', '/news'],
      ['Privacy Policy', '/privacy-policy'],
      ['Disclaimer', '/disclaimer'],
      ['Terms Of Use', '/termsofuse'],
    ] as const) {
      await expect(footer(page).getByRole('link', { name, exact: true }), name).toHaveAttribute('href', target);
    }
  });

  test('has solution and service shortcuts, all of them absolute', async ({ page }) => {
    const targets = await targetsOf(footer(page).getByRole('navigation').getByRole('link'));
    expect(targets).toEqual(
      expect.arrayContaining([
        '/solutions/sap-successfactors',
        '/solutions/payroll',
        '/services/solution-architecture',
        '/services/health-check',
        '/services/application-support',
      ]),
    );
  });

  test('shows contact details, and three offices that link to a maps service', async ({ page }) => {
    await expect(footer(page).locator('a[href^="mailto:"]')).toBeVisible();
    await expect(footer(page).getByText('Number on request').or(footer(page).locator('a[href^="tel:"]'))).toBeVisible();
    for (const city of ['Abu Dhabi', 'Bengaluru', 'Bhubaneswar']) {
      await expect(footer(page).getByRole('heading', { name: city })).toBeVisible();
      const map = footer(page).getByRole('link', { name: new RegExp(`Maps.*${city}`) });
      await expect(map, city).toHaveAttribute('href', new RegExp(`^https://.*${city.replace(' ', '%20')}`));
    }
  });

  test('has social links: professional network, social network, messaging app', async ({ page }) => {
    for (const network of ['LinkedIn', 'Facebook', 'WhatsApp']) {
      await expect(footer(page).getByRole('link', { name: network })).toHaveAttribute('href', /^https:/);
    }
  });

  test('‘Current Opening’ says that there is none and how to write, or lists the openings', async ({ page }) => {
    await page.goto('/careers');
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { name: 'No opening right now' }).or(main.locator('time')).first(),
    ).toBeVisible();
    await expect(main.locator('a[href^="/contact-us"]').first()).toBeVisible();
  });
});
