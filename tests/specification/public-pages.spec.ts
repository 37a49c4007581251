import { allPaths, publicPaths } from '../../testing/browser/pages.ts';
import { expect, test } from '../../testing/browser/test.ts';

/** Specification, section 6: public visitors only. No login, roles or permissions shown. */

test('nobody is asked who they are: no page answers 401 or 403, and none sends a cookie', async ({ request }) => {
  for (const path of allPaths) {
    const answer = await request.get(path);
    expect.soft([401, 403], path).not.toContain(answer.status());
    expect.soft(answer.headers()['set-cookie'], `${path} sets a cookie`).toBeUndefined();
    expect.soft(answer.headers()['www-authenticate'], path).toBeUndefined();
  }
});

test('usual addresses of a login or an administration lead to the 404 page', async ({ request }) => {
  for (const path of ['/login', '/admin', '/account', '/wp-admin', '/api/enquiries', '/data/enquiries.sqlite']) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
});

test('a visit leaves nothing in the browser', async ({ page, context }) => {
  await page.goto(publicPaths.includes('/') ? '/' : '/about-us');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});
