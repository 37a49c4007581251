import { openSearch } from '../support/browser/search.ts';
import { expect, test } from '../support/browser/test.ts';

/** What people type, in their words, and the page that must come first or second. */
const WANTED: Record<string, readonly string[]> = {
  '/contact-us': ['phone', 'contact', 'telephone', 'call back', 'e-mail', 'linkedin', 'quote', 'how do I contact you?'],
  '/careers': ['jobs', 'job', 'career', 'vacancies', 'internship', 'carers', 'fresher', 'remote work'],
  '/news': ['press', 'media', 'news', 'journalist', 'press kit', 'logo'],
  '/about-us': ['about', 'team', 'offices', 'abu dhabi', 'bangalore', 'CEO', 'sap partner'],
  '/solutions/payroll': ['gratuity', 'ECP', 'payroll', 'wps', 'payslip', 'pyaroll'],
  '/solutions/succession-development': ['sucession', 'succession planning'],
  '/solutions/employee-central': ['core hr', 'employee central', 'ec', 'employe central'],
  '/solutions/business-ai-hr': ['joule', 'ai', 'artificial intelligence'],
  '/solutions/recruiting': ['recruiting', 'ats', 'recruting'],
  '/solutions/onboarding': ['onboarding', 'onbording'],
  '/solutions/learning': ['learning', 'lms'],
  '/solutions/compensation': ['compensation', 'compensasion'],
  '/solutions/time-management': ['time management', 'timesheet'],
  '/services/application-support': ['support packages', 'silver', 'sla', 'release management', 'ams'],
  '/services/health-check': ['health check', 'audit'],
  '/services/data-migration': ['data migration', 'migration'],
  '/services/training': ['training', 'workshops', 'trainning'],
  '/services/staff-augmentation': ['contractors', 'freelancers'],
  '/services/change-management': ['change management'],
  '/services/test-management': ['test management'],
  '/services/sap-erp-hcm': ['ecc', 'sap hr'],
  '/tools/payroll-advisor': ['Egypt', 'Kenya', 'country coverage', 'payroll advisor'],
  '/tools/support-estimator': ['price', 'how much', 'cost'],
  '/tools/self-assessment': ['self-assessment', 'questionnaire'],
  '/dhr-easy-move': ['easy move'],
  '/how-we-deliver': ['methodology', 'sap activate'],
  '/privacy-policy': ['gdpr', 'privacy', 'delete my data'],
  '/accessibility': ['wcag', 'accessibility'],
  '/termsofuse': ['terms and conditions'],
  '/insights/glossary': ['glossary'],
  '/insights/deadlines': ['deadlines'],
  '/insights/payroll-gulf': ['gcc', 'nitaqat', 'Riyadh', 'emiratisation'],
  '/insights/payroll-india': ['labour codes', 'EPF', 'Pune'],
  '/insights/partner-checklist': ['rfp template', 'vendor selection'],
  '/blogs/identity-and-api-log-in': ['SSO', 'IAS migration', 'oauth'],
  '/blogs/sap-erp-hcm-after-2027': ['H4S4', 's/4hana hcm'],
  '/blogs/recruiting-or-smartrecruiters': ['smartrecruiters'],
  '/': ['testimonials', 'case studies', 'customers'],
  '/apply': ['cv', 'job application'],
  '/trust': ['iso 27001', 'security'],
  '/disclaimer': ['imprint'],
};
const searches = Object.entries(WANTED).flatMap(([path, words]) => words.map((word) => [word, path] as const));

test(`${searches.length} searches lead to the page that was meant, first or second`, async ({ page }) => {
  test.setTimeout(180_000);
  expect(searches.length).toBeGreaterThanOrEqual(60);
  await page.goto('/about-us');
  const { dialog, field, results } = await openSearch(page);
  for (const [typed, path] of searches) {
    await field.fill(typed);
    const firstTwo = () => results.evaluateAll((all) => all.slice(0, 2).map((one) => one.getAttribute('href')));
    await expect.soft.poll(firstTwo, { message: typed, timeout: 4000, intervals: [25] }).toContain(path);
  }
  await field.fill('linkedin');
  await expect(results.first()).toHaveAttribute('href', '/contact-us');
  await expect(dialog.locator('mark').filter({ hasText: /^linked$/i }), 'no part of another word').toHaveCount(0);
});

test('whoever types can start again, and leave, by the same cross; all results can be reached', async ({ page }) => {
  await page.goto('/about-us');
  const { dialog, field, results } = await openSearch(page);
  await field.fill('payroll');
  await expect(results).toHaveCount(10);
  const more = dialog.locator('.search-more');
  while (await more.isVisible()) {
    const before = await results.count();
    await more.click();
    await expect.poll(() => results.count()).toBeGreaterThan(before);
  }
  for (const text of await dialog.locator('ol p').allInnerTexts()) expect(text.trim()).toMatch(/[.!?…:)”’\w]$/);
  const cross = dialog.locator('.search-bar button');
  await cross.click();
  await expect(field).toHaveValue('');
  await expect(dialog).toBeVisible();
  await cross.click();
  await expect(dialog).toBeHidden();
});

for (const keys of ['/', 'Control+k']) {
  test(`${keys} opens the search, but not while somebody writes`, async ({ page }) => {
    await page.goto('/contact-us');
    await page.waitForFunction(() => document.querySelector('[data-search][aria-keyshortcuts]'));
    await page.keyboard.press(keys);
    const dialog = page.getByRole('dialog').filter({ has: page.getByRole('searchbox') });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    if (keys !== '/') return;
    await page.locator('[name=firstName]').pressSequentially('a/b');
    await expect(page.locator('[name=firstName]')).toHaveValue('a/b');
    await expect(dialog).toBeHidden();
  });
}
