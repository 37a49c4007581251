import { expect, test } from '@playwright/test';
import { SITE_PORT } from './support/browser/addresses.ts';
import { enquiryForm, fillInAll } from './support/browser/enquiry-form.ts';
import { hydrated } from './support/browser/islands.ts';
import { serveReleases } from './support/browser/releases.ts';

test('a form that stands open while two new versions come out is still sent @full', async ({ page }) => {
  const site = await serveReleases(SITE_PORT + 3);
  try {
    await page.goto(`${site.origin}/contact-us`);
    for (const word of ['one', 'two']) {
      const build = await site.release('about-us.html', (html) =>
        html.replace('</main>', `<p>Word ${word}</p></main>`),
      );
      await expect.poll(site.served).toBe(build);
      expect(await (await fetch(`${site.origin}/about-us`)).text()).toContain(`Word ${word}`);
    }
    // The page was opened before both, and wakes up with scripts that no version has any more.
    await hydrated(page);
    const form = enquiryForm(page);
    await fillInAll(form);
    await form.button.click();
    await expect(form.dialog).toBeVisible();
  } finally {
    await site.stop();
  }
});
