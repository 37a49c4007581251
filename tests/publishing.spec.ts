import { expect, test } from '@playwright/test';
import { SITE_PORT } from '../testing/browser/addresses.ts';
import { enquiryForm, fillInAll } from '../testing/browser/enquiry-form.ts';
import { hydrated } from '../testing/browser/islands.ts';
import { serveReleases } from '../testing/browser/releases.ts';

test('a new version is served without a failed request, and a form that stands open is still sent', async ({
  page,
}) => {
  const site = await serveReleases(SITE_PORT + 3);
  const failed: string[] = [];
  let asked = 0;
  let isOver = false;
  const visit = async (path: string): Promise<void> => {
    while (!isOver) {
      const status = await fetch(site.origin + path).then(
        (reply) => reply.arrayBuffer().then(() => reply.status),
        String,
      );
      if (status !== 200) failed.push(`${path}: ${status}`);
      asked += 1;
    }
  };
  try {
    await page.goto(`${site.origin}/contact-us`);
    const visitors = ['/', '/about-us', '/contact-us', '/search.js'].map(visit);
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
    isOver = true;
    await Promise.all(visitors);
    expect(failed).toEqual([]);
    expect(asked).toBeGreaterThan(50);
  } finally {
    isOver = true;
    await site.stop();
  }
});
