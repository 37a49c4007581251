import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Program, startProgram } from './program.ts';

export function makeCertificate(folder: string, openssl = 'openssl'): void {
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  const kind = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=www.dhr.example'.split(' ');
  execFileSync(openssl, [...kind, ...files], { stdio: 'ignore' });
}

interface Addresses {
  /** Where the certificate is and where nginx may write. */
  folder: string;
  upstream: number;
  http: string;
  https: string;
}

/** deploy/nginx.conf itself, with the addresses of this machine: what the guide tells people to install. */
export function deployedNginx({ folder, upstream, http, https }: Addresses, more = ''): string {
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('127.0.0.1:4321', `127.0.0.1:${upstream}`)
    // IPv6 has sockets of its own, which a folder cannot hold; "nginx -t" reads their lines as they are.
    .replace(/^ *listen \[::\].*$/gm, '')
    .replace(/listen 80\b/g, `listen ${http}`)
    .replace(/listen 443\b/g, `listen ${https}`)
    .replaceAll('/var/www/certbot', folder)
    .replaceAll('/etc/letsencrypt/live/www.dhr.example/', `${folder}/`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
  return `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr info;
    events { worker_connections 64; }
    http { access_log off; ${temporary.join(' ')} ${more} ${site} }`;
}

/** nginx in the foreground, as its configuration says. It writes its number once it listens. */
export async function startNginx(folder: string, config: string, nginx = 'nginx'): Promise<Program> {
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config);
  const program = startProgram(nginx, ['-p', folder, '-c', file]);
  while (!existsSync(join(folder, 'nginx.pid')) && program.process.exitCode === null) await pause(5);
  return program;
}
