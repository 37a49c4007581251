import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { isAbsolute, join, relative } from 'node:path';

const KEY_FILE = '.edit/key';
const COOKIE = 'dhr-edit';

/** The secret of the printed address. It outlives the server, so that an open window still works after a restart. */
function readKey(root: string): string {
  const file = join(root, KEY_FILE);
  mkdirSync(join(root, '.edit'), { recursive: true, mode: 0o700 });
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

function isSame(given: string, key: string): boolean {
  const [a, b] = [given, key].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/** The sources of a page's scripts. The rest of this folder holds enquiries and mails. */
const MODULE =
  /^(?:(?:site|ui|common|enquiries\/contract|node_modules)\/|enquiries\/office-calendar\.ts$|content\/(?:enquiry-form|holidays)\.json$)/;

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/** By its links: a file of our folders may be a link that leads elsewhere. Packages may be linked from another folder. */
function isModule(root: string, within: string): boolean {
  if (!MODULE.test(within)) return false;
  const file = join(root, within);
  if (within.startsWith('node_modules/') || !existsSync(file)) return true;
  const real = relative(realpathSync(root), realpathSync(file)).replaceAll('\\', '/');
  return MODULE.test(real);
}

/** Whether an address is that of a page or of what a page loads. The development server itself would serve any file. */
export function isServed(root: string, url: string): boolean {
  const path = decode(url.replace(/[?#].*$/s, ''));
  const isPlain =
    path.startsWith('/') &&
    !/[\\%\0]|\/\/|\/\.\.?(?:\/|$)|^\/(?:@id\/(?:file|[a-z])|[a-z]):/i.test(path);
  const [first = ''] = path.slice(1).split('/');
  if (!isPlain || /^(?:__(?!edit$)|_image$)/.test(first)) return false;
  // A file may also be named by its whole path; on Windows a drive follows the slash.
  const isWhole = first === '@fs';
  const file = isWhole ? path.slice('/@fs'.length).replace(/^\/(?=[a-z]:)/i, '') : path;
  const within = relative(root, file).replaceAll('\\', '/');
  const isInside = !within.startsWith('..') && !isAbsolute(within);
  if (isWhole || isInside)
    return isInside ? isModule(root, within) : file.includes('/node_modules/');
  return (
    first === '' ||
    first.startsWith('@') ||
    !existsSync(join(root, first)) ||
    // A page may be called like a folder of the repository, such as docs.
    existsSync(join(root, `content/pages${path}.yaml`)) ||
    isModule(root, path.slice(1))
  );
}

/** Whether a request comes from a window of edit mode, and not from another site or through a host name that points here. */
function isOwn({ method, headers }: IncomingMessage, port: number): boolean {
  const own = [`127.0.0.1:${port}`, `localhost:${port}`];
  const { host = '', origin, 'sec-fetch-site': from = 'none' } = headers;
  if (!own.includes(host) || !['none', 'same-origin'].includes(String(from))) return false;
  if (origin === undefined) return method === 'GET' || method === 'HEAD';
  return own.includes(origin.replace(/^http:\/\//, ''));
}

/** Lets a request pass only with the key, from this origin, and for what a page needs. */
export function openGuard(root: string, port: () => number) {
  const key = readKey(root);
  const hasCookie = ({ headers: { cookie = '' } }: IncomingMessage): boolean =>
    cookie
      .split('; ')
      .some((one) => one.startsWith(`${COOKIE}=`) && isSame(one.slice(COOKIE.length + 1), key));
  return {
    key,
    allows: (request: IncomingMessage): boolean =>
      isOwn(request, port()) && hasCookie(request) && isServed(root, request.url ?? '/'),
    /** The printed address sets the cookie and redirects to the same path without the key. */
    entry: (request: IncomingMessage): { Location: string; 'Set-Cookie': string } | undefined => {
      const [path = '/', query = ''] = (request.url ?? '/').split('?');
      const given = new URLSearchParams(query).get('key');
      if (!given || !isOwn(request, port()) || !isSame(given, key) || !isServed(root, path))
        return undefined;
      return {
        Location: path,
        'Set-Cookie': `${COOKIE}=${key}; Path=/; HttpOnly; SameSite=Strict`,
      };
    },
  };
}
