import { targetsOf } from '../../testing/browser/frame.ts';
import { expect, test } from '../../testing/browser/test.ts';

/** Specification, section 2: About Us, How we deliver and the legal pages. */

test.describe('About Us', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/about-us');
  });

  test('intro, mission, what we do', async ({ page }) => {
    await expect(page.getByRole('main').getByRole('paragraph').first()).toHaveText(/\w+ \w+/);
    await expect(page.getByRole('heading', { name: /mission/i })).toBeVisible();
    await expect(page.getByRole('heading', { name: /what we do/i })).toBeVisible();
  });

  test('what we do links to /solutions and to SAP SuccessFactors', async ({ page, request }) => {
    const what = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: /what we do/i }) })
      .last();
    const landings = new Set<string>();
    for (const target of await targetsOf(what.getByRole('link'))) {
      landings.add(new URL((await request.get(target ?? '')).url()).pathname);
    }
    expect([...landings]).toEqual(expect.arrayContaining(['/solutions', '/services/sap-successfactors']));
  });

  test('four values: Agile, Integrity, Innovation, Compliant, each with image, title and text', async ({ page }) => {
    for (const value of ['Agile', 'Integrity', 'Innovation', 'Compliant']) {
      const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: value, exact: true }) });
      await expect(item.locator('svg'), value).toBeVisible();
      await expect(item.getByRole('paragraph'), value).toHaveText(/\w+ \w+/);
    }
  });
});

test.describe('How we deliver', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/how-we-deliver');
  });

  test('principles Predictable, Simple and Standardize, with a clean-core approach', async ({ page }) => {
    for (const principle of ['Predictable', 'Simple', 'Standardize']) {
      await expect(page.locator('dt', { hasText: new RegExp(`^${principle}$`) })).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: /clean core/i })).toBeVisible();
  });

  test('a section on the SAP Activate methodology', async ({ page }) => {
    await expect(page.getByRole('heading', { name: /SAP Activate/ })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/methodology/i);
  });
});

const LEGAL = {
  '/privacy-policy': {
    title: 'Privacy Policy',
    headings: [
      /^scope/i,
      /disclosure/i,
      /choices/i,
      /access/i,
      /protection/i,
      /visiting from outside India/i,
      /children/i,
      /user-generated content/i,
      /^changes/i,
      /questions/i,
    ],
  },
  '/disclaimer': { title: 'Disclaimer', headings: [/no warranty/i, /limited liability/i] },
  '/termsofuse': {
    title: 'Terms Of Use',
    headings: [
      /^changes/i,
      /registration/i,
      /licence/i,
      /user submissions/i,
      /acceptable use/i,
      /account deletion/i,
      /indemnification/i,
      /governing law/i,
      /arbitration in India/i,
      /claim/i,
    ],
  },
} as const;

for (const [path, { title, headings }] of Object.entries(LEGAL)) {
  test(`${title}: every heading of the specification, each with text`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const name of headings) {
      const heading = page.getByRole('main').getByRole('heading', { level: 2, name });
      await expect.soft(heading, String(name)).toHaveCount(1);
      await expect.soft(heading.locator('+ *').first(), `text under ${name}`).toHaveText(/\w+ \w+/);
    }
  });
}

test('Terms Of Use: Indian governing law, arbitration in India, one-year claim limit', async ({ page }) => {
  await page.goto('/termsofuse');
  const under = (name: RegExp) =>
    page.getByRole('main').getByRole('heading', { level: 2, name }).locator('xpath=following-sibling::*');
  await expect(under(/governing law/i).first()).toContainText('laws of India govern these terms');
  await expect(under(/arbitration in India/i).nth(1)).toContainText(/arbitrat.* India/);
  await expect(under(/claim/i).first()).toContainText('within one year');
});
