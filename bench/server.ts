import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../publish/manifest.ts';
import { freePort } from '../tests/support/machine/free-port.ts';
import { builtSite, canPin, need, pinned, startChild, startNginx, startSite, temporaryFolder } from './programs.ts';
import { CannotMeasure, markdownTable, median, round, runBenchmark, say } from './runner.ts';

/** How many answers a second one core of our server gives, beside nginx with the same files. */

const [SERVER_CORE, CLIENT_CORE] = [0, 1];
const CONTENDERS = ['ours', 'nginx'] as const;

interface Case {
  name: string;
  path: string;
  status: 200 | 304 | 404;
}
interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

/** The hashed file that most pages name: the one that a server is asked for most. */
const mostNamed = (pages: readonly string[]): string => {
  const names = pages.flatMap((html) => [...new Set(html.match(/\/_astro\/[\w.-]+\.(js|woff2|css|svg)/g))]);
  const counts = Object.entries(Object.groupBy(names, (name) => name)).map(([name, all = []]) => ({
    name,
    count: all.length,
  }));
  return counts.toSorted((m, n) => n.count - m.count)[0]?.name ?? '';
};

const listCases = async (dist: string): Promise<Case[]> => {
  const { pages } = await readManifest(dist);
  const html = Object.values(pages).map(({ file }) => readFileSync(join(dist, 'public', file), 'utf8'));
  return [
    { name: 'home', path: '/', status: 200 },
    { name: 'home, unchanged', path: '/', status: 304 },
    { name: 'not found', path: '/no-such-page', status: 404 },
    { name: 'hashed file', path: mostNamed(html), status: 200 },
  ];
};

/** Files and nothing else: one worker, no log, open files remembered, as fast as one core of it gets. */
const fastestNginx = async (dist: string) => {
  const folder = temporaryFolder('nginx');
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  // Without a master process: a worker of a master that was killed would live on, and keep our output open.
  const config = `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr crit;
events { worker_connections 1024; }
http {
  types { text/html html; text/css css; text/javascript js mjs; image/svg+xml svg; font/woff2 woff2; image/png png; }
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
  open_file_cache max=2000 inactive=600s; open_file_cache_valid 600s;
  ${temporary.join(' ')}
  server {
    listen 127.0.0.1:${port}; root ${dist}/public; gzip_static on; error_page 404 /404.html;
    location = / { try_files /index.html =404; }
    location / { try_files $uri $uri.html =404; }
  }
}`;
  return startNginx(folder, config, `http://127.0.0.1:${port}`, SERVER_CORE);
};

/** The headers of a request, after a look that it is answered as it must. gzip, because nginx brings no brotli. */
const headersFor = async (origin: string, { path, status }: Case) => {
  const ask = (headers: Record<string, string>) => fetch(origin + path, { headers, redirect: 'manual' });
  const plain = { 'Accept-Encoding': 'gzip' };
  const etag = status === 304 ? (await ask(plain)).headers.get('etag') : null;
  const headers: Record<string, string> = etag ? { ...plain, 'If-None-Match': etag } : plain;
  const answer = await ask(headers);
  if (answer.status !== status) throw new CannotMeasure(`${origin}${path} answers ${answer.status}, not ${status}.`);
  return { headers, bytes: Number(answer.headers.get('content-length') ?? 0) };
};

const milliseconds = (text = ''): number =>
  Number.parseFloat(text) * (text.endsWith('us') ? 0.001 : text.endsWith('ms') ? 1 : 1000);

/** As many requests as the server answers, over connections that stay open, from a core of its own. */
const load = async (
  url: string,
  headers: Record<string, string>,
  seconds: number,
  connections: number,
): Promise<Load> => {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...lines, url];
  const { process: wrk } = startChild(...pinned(CLIENT_CORE, need('wrk'), ...options), {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  wrk.stdout?.on('data', (part: Buffer) => {
    said += String(part);
  });
  await once(wrk, 'close');
  const find = (words: RegExp) => words.exec(said)?.[1];
  if (/Socket errors/.test(said)) throw new CannotMeasure(`Requests to ${url} failed:\n${said}`);
  const [p50, p99] = [find(/50%\s+(\S+)/), find(/99%\s+(\S+)/)].map(milliseconds);
  return { perSecond: Number(find(/Requests\/sec:\s+(\S+)/)), p50: p50 ?? Number.NaN, p99: p99 ?? Number.NaN };
};

await runBenchmark({
  name: 'server',
  document: 'docs/performance.md',
  flags: { rounds: 5, seconds: 5, connections: 32 },
  async measure({ rounds, seconds, connections }) {
    const dist = builtSite();
    // Only the one that is asked has work, so both may be on the same core.
    const servers = { ours: await startSite({ DIST_DIR: dist }, SERVER_CORE), nginx: await fastestNginx(dist) };
    const rows: { name: string; bytes: number; ours: Load; nginx: Load; ratio: number }[] = [];
    for (const one of await listCases(dist)) {
      const asked = {
        ours: await headersFor(servers.ours.origin, one),
        nginx: await headersFor(servers.nginx.origin, one),
      };
      const run = (who: (typeof CONTENDERS)[number], long: number) =>
        load(servers[who].origin + one.path, asked[who].headers, long, connections);
      for (const who of CONTENDERS) await run(who, 1);
      const measured: Record<(typeof CONTENDERS)[number], Load>[] = [];
      for (let number = 1; number <= rounds; number += 1) {
        say(`${one.name}, round ${number} of ${rounds}`);
        measured.push({ ours: await run('ours', seconds), nginx: await run('nginx', seconds) });
      }
      const middle = (who: (typeof CONTENDERS)[number]): Load => ({
        perSecond: round(median(measured.map((pair) => pair[who].perSecond))),
        p50: round(median(measured.map((pair) => pair[who].p50)), 2),
        p99: round(median(measured.map((pair) => pair[who].p99)), 2),
      });
      const ratio = round(median(measured.map(({ ours, nginx }) => ours.perSecond / nginx.perSecond)), 2);
      rows.push({
        name: `${one.name} (${one.status})`,
        bytes: asked.ours.bytes,
        ours: middle('ours'),
        nginx: middle('nginx'),
        ratio,
      });
    }
    const places = canPin ? 'server and client on a core each' : 'not kept on cores of their own';
    const times = ({ p50, p99 }: Load) => `${p50} · ${p99}`;
    return {
      how: `Asked by wrk, ${connections} connections, ${places}; medians of ${rounds} rounds of ${seconds} s.`,
      markdown: markdownTable(
        ['Answer', 'Bytes', 'ours /s', 'nginx /s', 'ours / nginx', 'ours p50 · p99 ms', 'nginx p50 · p99 ms'],
        rows.map(({ name, bytes, ours, nginx, ratio }) => [
          name,
          bytes,
          ours.perSecond,
          nginx.perSecond,
          ratio,
          times(ours),
          times(nginx),
        ]),
      ),
      result: { pinned: canPin, rounds, seconds, connections, rows },
    };
  },
});
