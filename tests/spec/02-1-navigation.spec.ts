import { footer, header, mainMenu, menuButton, smallMenu, targetsOf, widget } from '../../testing/browser/frame.ts';
import { expect, test } from '../../testing/browser/test.ts';
import { SERVICES_MENU, SOLUTIONS } from './lists.ts';

/** Specification, section 2: navigation. */

const serviceTargets = (head: string | undefined, slugs: readonly string[]) =>
  (head ? [head, ...slugs] : slugs).map((slug) => `/services/${slug}`);

test.describe('top navigation with dropdowns', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test.beforeEach(async ({ page }) => {
    await page.goto('/news');
  });

  test('names Solutions, Services, Products, About Us, Resources, and Contact Us as link and button', async ({
    page,
  }) => {
    await expect(mainMenu(page).locator('> ul > li > :first-child')).toHaveText([
      'Solutions',
      'Services',
      'Products',
      'About Us',
      'Resources',
    ]);
    const contact = header(page).getByRole('link', { name: 'Contact Us' });
    await expect(contact).toHaveAttribute('href', '/contact-us');
    await expect(contact, 'it looks like a button').not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(widget(page).button, 'and there is one').toHaveText('Contact Us');
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

  test('Services leads to /services, to its groups, and to the three services beside them', async ({ page }) => {
    await mainMenu(page).getByRole('button', { name: 'Services' }).click();
    const panel = page.locator('#nav-services');
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/services');
    const groups = panel.locator('.wrap > div').filter({ has: page.getByRole('list') });
    await expect(groups.locator('> p')).toHaveText(SERVICES_MENU.map(({ label }) => label));
    for (const [i, { label, head, slugs }] of SERVICES_MENU.entries()) {
      expect(await targetsOf(groups.nth(i).getByRole('link')), label).toEqual(serviceTargets(head, slugs));
    }
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
      await expect(mainMenu(page).locator('[aria-current]'), path).toHaveText(label);
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
    for (const { label, head, slugs } of SERVICES_MENU) {
      const group = menu.locator('details details').filter({ has: page.locator('summary', { hasText: label }) });
      await expect(group.getByRole('link'), `${label} is closed`).toHaveCount(0);
      await group.locator('summary').tap();
      await expect(group.getByRole('link'), label).not.toHaveCount(0);
      expect(await targetsOf(group.getByRole('link')), label).toEqual(serviceTargets(head, slugs));
    }
    await expect(menu.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/services');
  });

  test('Products, About Us, Resources and Contact Us are in the menu', async ({ page }) => {
    await menuButton(page).tap();
    const menu = smallMenu(page);
    for (const [label, targets] of [
      ['Products', ['/dhr-easy-move', '/products']],
      ['Resources', ['/blogs', '/how-we-deliver', '/tools']],
    ] as const) {
      const row = menu.locator('details').filter({ has: page.locator('summary', { hasText: label }) });
      await expect(row.getByRole('link'), `${label} is closed`).toHaveCount(0);
      await row.locator('summary').tap();
      await expect(row.getByRole('link'), label).not.toHaveCount(0);
      expect(await targetsOf(row.getByRole('link')), label).toEqual(targets);
    }
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
    expect(targets.filter((target) => !target?.startsWith('/'))).toEqual([]);
  });

  test('shows contact details, and three offices that link to a maps service', async ({ page }) => {
    await expect(footer(page).locator('a[href^="mailto:"]')).toBeVisible();
    await expect(
      footer(page).getByRole('link', { name: 'Ask for a call back' }).or(footer(page).locator('a[href^="tel:"]')),
    ).toBeVisible();
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
