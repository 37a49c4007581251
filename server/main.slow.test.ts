import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import words from '../content/enquiry-form.json' with { type: 'json' };
import { makeExampleSite } from '../tests/support/example-site.ts';

const { dist, remove } = await makeExampleSite();
afterAll(remove);

/** The real program; resolves when its output holds the awaited words. */
const run = (settings: Record<string, string>) => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: { PORT: '0', DIST_DIR: dist, DATA_DIR: join(dist, 'data'), ...settings },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const awaited = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      output += part;
      for (const look of awaited) look();
    });
  }
  const said = (words: string | RegExp) =>
    new Promise<RegExpMatchArray>((done) => {
      const look = () => {
        const found = output.match(words);
        if (found) done(found);
      };
      awaited.add(look);
      look();
    });
  const started = said(/^DHR website on http:\/\/localhost:(\d+)$/m).then((found) => Number(found[1]));
  const ended = once(child, 'close').then(([code]) => ({ code, output }));
  return { child, started, said, ended };
};

it('says where the site is, by IPv4 and IPv6 name', async () => {
  const { child, started, ended } = run({});
  const port = await started;
  expect((await fetch(`http://localhost:${port}/about-us`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/about-us`)).status).toBe(200);
  child.kill('SIGINT');
  expect((await ended).code).toBe(0);
});

it('opens the way for enquiries and watches over them', async () => {
  const { started } = run({});
  const origin = `http://127.0.0.1:${await started}`;
  const empty = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"template_params":{}}' };
  const refused = await fetch(`${origin}/api/v1.0/email/send`, empty);
  expect([refused.status, refused.headers.get('x-content-type-options')]).toEqual([422, 'nosniff']);
  const health = await fetch(`${origin}/healthz`);
  expect(await health.json()).toMatchObject({ ok: true, checks: { enquiries: { ok: true, store: 'sqlite' } } });
});

it('shows a form again with the policy of its own page, that for applications too', async () => {
  const { started } = run({});
  const origin = `http://127.0.0.1:${await started}`;
  const policyOf = ({ headers }: Response) => headers.get('content-security-policy');
  // Not by fetch, which says of itself that it is no navigation.
  const send = async (company: string) => {
    const form = new FormData();
    form.set('company', company);
    const sent = new Request(origin, { method: 'POST', body: form });
    const type = sent.headers.get('content-type') ?? '';
    const headers = { 'content-type': type, 'sec-fetch-mode': 'navigate' };
    const asked = request(`${origin}/api/v1.0/email/send-form`, { method: 'POST', headers });
    asked.end(Buffer.from(await sent.arrayBuffer()));
    const [reply] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: reply.statusCode, policy: reply.headers['content-security-policy'], html: await text(reply) };
  };
  for (const [company, path, title] of [
    ['Harbour Logistics', '/contact-us', 'Contact us'],
    [words.application.company, '/apply', 'Apply'],
  ] as const) {
    const [page, refused] = await Promise.all([fetch(origin + path), send(company)]);
    expect(refused.status).toBe(422);
    expect(refused.policy).toContain('sha256-');
    expect(refused.policy).toBe(policyOf(page));
    expect(refused.html).toContain(`<h1>${title}</h1>`);
  }
});

it('stops on SIGTERM although browsers keep connections open', async () => {
  const { child, started, ended } = run({});
  const port = await started;
  const [unused, kept] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  await Promise.all([once(unused, 'connect'), once(kept, 'connect')]);
  kept.write('GET /about-us HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(kept, 'data');
  child.kill('SIGTERM');
  const { code, output } = await ended;
  expect(code).toBe(0);
  expect(output).toContain('"event":"stopped","endedWell":true');
});

it('goes on serving when nobody reads its output any more', async () => {
  const { child, started, ended } = run({});
  const page = `http://127.0.0.1:${await started}/about-us`;
  child.stdout?.destroy();
  child.stderr?.destroy();
  const post = () => fetch(page, { method: 'POST' });
  // Each refused request is a line of the log that cannot be written.
  for (const _ of Array(20)) await post();
  expect((await fetch(page)).status).toBe(200);
  child.kill('SIGINT');
  expect((await ended).code).toBe(0);
});

it('finishes the answer under way although it is told to stop again and again', async () => {
  const { child, started, ended, said } = run({});
  const asking = connect(await started, '127.0.0.1');
  await once(asking, 'connect');
  asking.write('POST /api/v1.0/email/send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
  asking.write('Content-Length: 22\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n');
  // 100 Continue: the server has begun with this request and waits for its body.
  await once(asking, 'data');
  child.kill('SIGTERM');
  await said('"event":"stopping"');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) child.kill(signal);
  asking.write('{"template_params":{}}');
  const [answer] = await once(asking, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 422 /);
  const { code, output } = await ended;
  expect(code).toBe(0);
  expect(output.match(/"event":"stopping"/g)).toHaveLength(1);
  expect(output).toContain('"event":"stopped","endedWell":true');
});

it('says in one sentence what to do when the site is not built', async () => {
  const { code, output } = await run({ DIST_DIR: './no-such-folder' }).ended;
  expect([code, output]).toEqual([
    1,
    'There is no built site in ./no-such-folder. Run "npm run build", then start again.\n',
  ]);
});

it.each([
  ['was cut off', (file: string) => writeFile(file, 'export const renderForm = ('), 'is not the file that was built'],
  ['is gone', (file: string) => rm(file), 'is missing'],
])('says in one sentence what to do when a file of the only build %s', async (_, damage, fault) => {
  const damaged = await makeExampleSite();
  onTestFinished(damaged.remove);
  await damage(join(damaged.dist, 'form.js'));
  const { code, output } = await run({ DIST_DIR: damaged.dist }).ended;
  const words = `is damaged: form.js ${fault}. Run "npm run build", or go back with "npm run rollback".`;
  expect([code, output]).toEqual([1, `The build in ${damaged.dist} ${words}\n`]);
});

it('names all wrong settings at once', async () => {
  const { code, output } = await run({ PORT: 'x', LOG_LEVEL: 'loud' }).ended;
  expect(code).toBe(1);
  expect(output).toBe(
    'PORT must be a number from 0 to 65535.\nLOG_LEVEL must be one of debug, info, warn, error, silent.\n',
  );
});

it('says when the port is taken', async () => {
  const port = String(await run({}).started);
  const { code, output } = await run({ PORT: port }).ended;
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is in use: stop the other program or set PORT.\n`);
});
