import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { makeExampleSite } from '../tests/support/example-site.ts';
import { freePort } from '../tests/support/machine/free-port.ts';
import { startOurs, startProgram } from '../tests/support/machine/program.ts';

const { dist, remove } = await makeExampleSite();
afterAll(remove);

interface SocketBinding {
  TCP: new (kind: number) => { fd: number; bind(host: string, port: number): number; close(): void };
  constants: { SOCKET: number };
}

/** The real program. */
function run(settings: Record<string, string> = {}) {
  const all = { PORT: '0', DIST_DIR: dist, DATA_DIR: join(dist, 'data'), ...settings };
  const program = startOurs(['server/main.ts'], all);
  onTestFinished(() => void program.process.kill('SIGKILL'));
  return program;
}
async function start() {
  const program = run();
  const [, port] = await program.said(/^DHR website on http:\/\/localhost:(\d+)$/m);
  return { ...program, port: Number(port), origin: `http://127.0.0.1:${port}` };
}

it('serves by IPv4 and IPv6 name, takes enquiries and watches over them', async () => {
  const { port, origin, stop } = await start();
  for (const host of ['localhost', '127.0.0.1'])
    expect((await fetch(`http://${host}:${port}/about-us`)).status).toBe(200);
  const empty = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"template_params":{}}' };
  const refused = await fetch(`${origin}/api/v1.0/email/send`, empty);
  expect([refused.status, refused.headers.get('x-content-type-options')]).toEqual([422, 'nosniff']);
  const health = await fetch(`${origin}/healthz`);
  expect(await health.json()).toMatchObject({
    ok: true,
    checks: {
      enquiries: { ok: true, store: 'sqlite' },
      version: { version: expect.stringMatching(/^\d/), commit: expect.stringMatching(/^[0-9a-f]{40}$/) },
    },
  });
  expect(await stop('SIGINT')).toBe(0);
});

it('goes on serving when nobody reads its output any more', async () => {
  const { origin, process: child, stop } = await start();
  const page = `${origin}/about-us`;
  child.stdout?.destroy();
  child.stderr?.destroy();
  const post = () => fetch(page, { method: 'POST' });
  // Each refused request is a line of the log that cannot be written.
  for (const _ of Array(20)) await post();
  expect((await fetch(page)).status).toBe(200);
  expect(await stop('SIGINT')).toBe(0);
});

it('finishes the response under way although it is told to stop again and again', async () => {
  const { port, process: child, said, ended, output } = await start();
  const asking = connect(port, '127.0.0.1');
  await once(asking, 'connect');
  asking.write('POST /api/v1.0/email/send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
  asking.write('Content-Length: 22\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n');
  // 100 Continue: the server has begun with this request and waits for its body.
  await once(asking, 'data');
  child.kill('SIGTERM');
  await said(/"event":"stopping"/);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) child.kill(signal);
  asking.write('{"template_params":{}}');
  const [data] = await once(asking, 'data');
  expect(String(data)).toMatch(/^HTTP\/1\.1 422 /);
  expect(await ended).toBe(0);
  expect(output().match(/"event":"stopping"/g)).toHaveLength(1);
  expect(output()).toContain('"event":"stopped","endedWell":true');
});

it('answers every request while it is restarted, on a socket that systemd keeps', async () => {
  // A server of this test would take connections away: this socket is bound and held, as by systemd, and no more.
  const { TCP, constants } = (process as unknown as { binding(name: string): SocketBinding }).binding('tcp_wrap');
  const held = new TCP(constants.SOCKET);
  const port = await freePort();
  expect(held.bind('127.0.0.1', port)).toBe(0);
  onTestFinished(() => held.close());
  const settings = { DIST_DIR: dist, DATA_DIR: join(dist, 'data'), LISTEN_FDS: '1' };
  const begin = async () => {
    const command = `LISTEN_PID=$$ exec "${process.execPath}" server/main.ts`;
    const program = startProgram('sh', ['-c', command], {
      env: { ...process.env, NODE_OPTIONS: '', ...settings },
      stdio: ['ignore', 'pipe', 'pipe', held.fd],
    });
    onTestFinished(() => void program.process.kill('SIGKILL'));
    await program.said(/^DHR website on/m);
    return program;
  };
  let server = await begin();
  let isOver = false;
  const answers: number[] = [];
  const visit = async () => {
    while (!isOver) {
      const asked = await fetch(`http://127.0.0.1:${port}/about-us`, { headers: { connection: 'close' } });
      await asked.text();
      answers.push(asked.status);
    }
  };
  const visits = Array.from({ length: 4 }, visit);
  for (const _ of [1, 2]) {
    expect(await server.stop()).toBe(0);
    server = await begin();
  }
  isOver = true;
  await Promise.all(visits);
  expect(answers.filter((status) => status !== 200)).toEqual([]);
  expect(answers.length).toBeGreaterThanOrEqual(visits.length);
});

it.each([
  [
    { DIST_DIR: './no-such-folder' },
    'There is no built site in ./no-such-folder. Run "npm run build", then start again.',
  ],
  [
    { DATA_DIR: '/proc/nothing' },
    'DATA_DIR /proc/nothing cannot be made (ENOENT): name a folder that this user may write to.',
  ],
  [
    { PORT: 'x', LOG_LEVEL: 'loud' },
    'PORT must be a number from 0 to 65535.\nLOG_LEVEL must be one of info, warn, error, silent.',
  ],
])('says what to do with %j, and nothing else', async (settings, words) => {
  const { ended, output } = run(settings);
  expect([await ended, output()]).toEqual([1, `${words}\n`]);
});

it('says when the port is taken', async () => {
  const { port } = await start();
  const { ended, output } = run({ PORT: String(port) });
  expect(await ended).toBe(1);
  expect(output()).toContain(`Port ${port} is in use: stop the other program or set PORT.\n`);
});
