import { execFileSync } from 'node:child_process';
import { freePort } from '../tests/support/machine/free-port.ts';
import { builtSite, manifestOf, need, openNginx, startSite, temporaryFolder } from './programs.ts';
import { CannotMeasure, markdownTable, median, round, runBenchmark, takeTurns } from './runner.ts';

/** How many answers a second our server gives, alongside nginx with the same files. */

const CONNECTIONS = 32;

interface Case {
  name: string;
  path: string;
  status: 200 | 304 | 404;
}
function listCases(dist: string): Case[] {
  const { files } = manifestOf(dist);
  const font = Object.keys(files).find((path) => path.endsWith('.woff2')) ?? 'no font';
  return [
    { name: 'home', path: '/', status: 200 },
    { name: 'home, unchanged', path: '/', status: 304 },
    { name: 'not found', path: '/no-such-page', status: 404 },
    { name: 'the font, which every page names', path: font, status: 200 },
  ];
}

/** Files alone: one worker, no log, open files remembered, as fast as one core gets. */
async function fastestNginx(dist: string) {
  const folder = temporaryFolder('nginx');
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  // Without a master process: workers of a killed master live on and keep our output open.
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
  await openNginx(folder, config);
  return `http://127.0.0.1:${port}`;
}

/** The headers of a request, once its response is right. gzip, because nginx brings no brotli. */
async function headersFor(origin: string, { path, status }: Case) {
  const ask = (headers: Record<string, string>) =>
    fetch(origin + path, { headers, redirect: 'manual' });
  const plain = { 'Accept-Encoding': 'gzip' };
  const etag = status === 304 ? (await ask(plain)).headers.get('etag') : null;
  const headers: Record<string, string> = etag ? { ...plain, 'If-None-Match': etag } : plain;
  const answer = await ask(headers);
  if (answer.status !== status)
    throw new CannotMeasure(`${origin}${path} answers ${answer.status}, not ${status}.`);
  return { headers, bytes: Number(answer.headers.get('content-length') ?? 0) };
}

function load(url: string, headers: Record<string, string>, seconds: number): number {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...lines, url];
  const said = execFileSync(need('wrk'), options, { encoding: 'utf8' });
  if (/Socket errors/.test(said)) throw new CannotMeasure(`Requests to ${url} failed:\n${said}`);
  return Number(/Requests\/sec:\s+(\S+)/.exec(said)?.[1]);
}

await runBenchmark({
  name: 'server',
  document: 'docs/performance.md',
  flags: { rounds: 5, seconds: 5 },
  async measure({ rounds, seconds }) {
    const dist = builtSite();
    const servers = [await startSite({ DIST_DIR: dist }), await fastestNginx(dist)];
    const answers = listCases(dist);
    const cases = answers.flatMap((answer) => servers.map((origin) => ({ ...answer, origin })));
    const plan = await takeTurns(rounds, cases, async ({ origin, ...answer }) => {
      const { headers, bytes } = await headersFor(origin, answer);
      return { bytes, rate: load(origin + answer.path, headers, seconds) };
    });
    const rows = answers.map(({ name, status }) => {
      const own = plan.filter((one) => one.name === name).map(({ samples }) => samples);
      const [ours = 0, nginx = 0] = own.map((samples) =>
        round(median(samples.map(({ rate }) => rate))),
      );
      return [`${name} (${status})`, own[0]?.[0]?.bytes ?? 0, ours, nginx, round(ours / nginx, 2)];
    });
    return {
      how: `Asked by wrk, ${CONNECTIONS} connections; medians of ${rounds} rounds of ${seconds} s.`,
      markdown: markdownTable(['Answer', 'Bytes', 'ours /s', 'nginx /s', 'ours / nginx'], rows),
    };
  },
});
