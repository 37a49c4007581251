import { hydrated } from '../support/browser/islands.ts';
import { expect, test } from '../support/browser/test.ts';
import { allPaths, isNotFound } from '../support/built-pages.ts';
import { ARTICLE_PATH } from '../support/specified-words.ts';

/** What holds on every page. tests/static/every-page.test.ts reads the rest from the files. */

test('all pages are public: no login, no account, no cookie', async ({ request }) => {
  for (const path of allPaths) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect.soft(answer.status(), path).toBe(isNotFound(path) ? 404 : 200);
    expect.soft(answer.headers()['set-cookie'], `${path} sets a cookie`).toBeUndefined();
    expect.soft(answer.headers()['www-authenticate'], path).toBeUndefined();
    const html = await answer.text();
    expect.soft(html, `${path} asks for a password`).not.toMatch(/type="password"/);
    expect.soft(html, `${path} offers a login`).not.toMatch(/>\s*(log ?in|sign ?in|sign ?up|my account)\s*</i);
  }
});

test('a visit fetches only files of the site itself and leaves nothing in the browser', async ({
  page,
  context,
  baseURL,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${request.url()}`));
  for (const path of ['/', '/solutions/payroll', ARTICLE_PATH, '/contact-us']) {
    await page.goto(path);
    await hydrated(page);
  }
  expect(calls.filter((call) => !call.startsWith(`GET ${baseURL}/`) || call.includes('/api/'))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});
