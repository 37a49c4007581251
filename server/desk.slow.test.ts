import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { Visit } from '../tests/support/desk/visit.ts';
import { temporaryFolder } from '../tests/support/enquiries/stores.ts';
import { makeExampleSite } from '../tests/support/example-site.ts';
import { startOurs } from '../tests/support/machine/program.ts';

const { dist, remove } = await makeExampleSite();
afterAll(remove);

/** The real program, once it has said all it says at its start. */
async function run(settings: Record<string, string> = {}) {
  const program = startOurs(['server/main.ts'], {
    PORT: '0',
    DIST_DIR: dist,
    DATA_DIR: temporaryFolder(),
    ...settings,
  });
  onTestFinished(() => void program.process.kill('SIGKILL'));
  const hasDesk = settings['DESK'] !== 'off' && (!settings['BEHIND_TLS'] || settings['DESK_ORIGIN'] !== undefined);
  const [, origin = ''] = await program.said(/^DHR website on (\S+)$/m);
  if (hasDesk) await program.said(/^Desk.*\n/m);
  const ask = (path: string, options: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...options });
  return { ...program, origin, ask, visit: () => new Visit(origin, ask) };
}

function linkIn(output: string) {
  return /http:\/\/localhost:\d+\/desk\/invitation#\S+/.exec(output)?.[0] ?? '';
}
const me = { name: 'Priya Menon', address: 'priya@dhr.example' };

describe('the desk at the front door', () => {
  it('opens by itself: the link that the start prints makes the first administrator, once', async () => {
    const { visit, output, ask } = await run();
    const link = linkIn(output());
    const priya = visit();
    expect((await priya.accept(link, me)).status).toBe(200);
    expect(await priya.session()).toMatchObject({ person: { ...me, role: 'administrator' } });
    expect(priya.cookie).toMatch(/^desk=/);
    expect((await visit().accept(link, me)).status).toBe(404);
    const forwarded = await ask('/desk/api/invitation', {
      method: 'POST',
      headers: { 'x-forwarded-for': '203.0.113.7', 'content-type': 'application/json' },
      body: '{}',
    });
    expect(forwarded.status).toBe(403);
  });

  it('shows its page at every address of its own, with a policy, unkept and unindexed', async () => {
    const { ask, origin } = await run();
    for (const path of ['/desk', '/desk/', '/desk/new', '/desk/enquiries/x', '/desk/invitation']) {
      const page = await ask(path);
      expect([page.status, await page.text()], path).toEqual([200, expect.stringContaining('<h1>Desk</h1>')]);
      expect(Object.fromEntries(page.headers)).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
      });
    }
    const script = await ask('/desk/assets/main.js');
    expect([script.status, script.headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')]);
    const data = await ask('/desk/api/people');
    expect([data.status, data.headers.get('cache-control'), data.headers.get('x-robots-tag')]).toEqual([
      401,
      'no-store',
      'noindex',
    ]);
    expect((await ask('/desk', { method: 'POST' })).status).toBe(405);
    const byNumber = await fetch(`${origin.replace('localhost', '127.0.0.1')}/desk/new?q=1`, { redirect: 'manual' });
    expect([byNumber.status, byNumber.headers.get('location')]).toEqual([302, `${origin}/desk/new?q=1`]);
  });

  it.each([[{ DESK: 'off' }], [{ BEHIND_TLS: 'true' }]])('leaves no trace with %j', async (settings) => {
    const { ask, output } = await run(settings);
    const strip = (headers: Headers) => Object.fromEntries([...headers].filter(([name]) => name !== 'date'));
    const unknown = await ask('/no-such-page');
    const [status, body] = [unknown.status, await unknown.text()];
    expect(status).toBe(404);
    for (const path of ['/desk', '/desk/new', '/desk/assets/main.js', '/desk/api/session', '/desk/api/people']) {
      const response = await ask(path);
      expect([response.status, await response.text(), strip(response.headers)], path).toEqual([
        404,
        body,
        strip(unknown.headers),
      ]);
    }
    expect(output()).not.toMatch(/^Desk/m);
  });

  it('says where it is behind TLS, and how the first person gets in', async () => {
    const { output } = await run({ BEHIND_TLS: 'true', DESK_ORIGIN: 'https://www.dhr.example' });
    expect(output()).toContain(
      'Desk on https://www.dhr.example/desk. Nobody can sign in yet: npm run enquiries -- invite',
    );
  });
});
