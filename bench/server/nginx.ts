import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from '../lib/child.ts';
import { findProgram } from '../lib/find-program.ts';
import { CannotMeasure } from '../lib/main.ts';
import { pinned } from '../lib/pinned.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';

/** Plain: files and nothing else. Same answers: with our headers, policies and redirects (docs/deploying.md). */
export type NginxKind = 'plain' | 'same answers';

const PLAIN = `
  gzip_static on;
  error_page 404 /404.html;
  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }`;

/** One worker, no log, open files remembered: as fast as one core of it gets. Root keeps its rights to read the files. */
export const nginxConfig = (
  kind: NginxKind,
  { dist, port, folder }: { dist: string; port: number; folder: string },
) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  types { text/html html; text/css css; text/javascript js mjs; image/svg+xml svg; font/woff2 woff2; image/png png; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=2000 inactive=600s;
  open_file_cache_valid 600s;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${kind === 'plain' ? '' : `include ${dist}/nginx/maps.conf;`}
  server {
    listen 127.0.0.1:${port};
    root ${dist}/public;
    ${kind === 'plain' ? PLAIN : `include ${dist}/nginx/routes.conf;`}
  }
}
`;

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

export interface Nginx {
  origin: string;
  stop(): Promise<void>;
}

const START_ATTEMPTS = 100;

/** nginx in the foreground with a folder of its own. */
export const startNginx = async (kind: NginxKind, dist: string, core: number): Promise<Nginx> => {
  const program = findProgram('nginx');
  if (!program)
    throw new CannotMeasure('nginx is not installed (Debian: apt-get install nginx): nothing to compare with.');
  const folder = temporaryFolder('nginx');
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(config, nginxConfig(kind, { dist: resolve(dist), port, folder }));
  const child = startChild(...pinned(core, program, '-p', folder, '-c', config), {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 1; attempt <= START_ATTEMPTS; attempt += 1) {
    if (child.process.exitCode !== null) throw new CannotMeasure('nginx did not start; its words stand above.');
    const answer = await fetch(origin).catch(() => undefined);
    if (answer) return { origin, stop: child.stop };
    await pause(50);
  }
  throw new CannotMeasure('nginx did not answer in time.');
};
