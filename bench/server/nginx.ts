import { resolve } from 'node:path';
import { freePort } from '../../tests/support/machine/free-port.ts';
import { type Nginx, runNginx } from '../lib/nginx.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';

/**
 * Files and nothing else: one worker, no log, open files remembered, as fast as one core of it gets. Root keeps its
 * rights to read the files.
 */
const nginxConfig = ({ dist, port, folder }: { dist: string; port: number; folder: string }) => `
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
  server {
    listen 127.0.0.1:${port};
    root ${dist}/public;
    gzip_static on;
    error_page 404 /404.html;
    location = / { try_files /index.html =404; }
    location / { try_files $uri $uri.html =404; }
  }
}
`;

/** nginx in the foreground with a folder of its own. */
export const startNginx = async (dist: string, core: number): Promise<Nginx> => {
  const folder = temporaryFolder('nginx');
  const port = await freePort();
  const config = nginxConfig({ dist: resolve(dist), port, folder });
  return runNginx({ folder, config, origin: `http://127.0.0.1:${port}`, core });
};
