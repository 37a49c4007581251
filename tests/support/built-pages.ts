import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../publish/manifest.ts';
import { DIST_DIR } from './browser/addresses.ts';

export const PUBLIC_DIR = join(DIST_DIR, 'public');

export const manifest: Manifest = JSON.parse(readFileSync(join(DIST_DIR, 'manifest.json'), 'utf8'));

/** Addresses of every built page, and which of them answer "not found" by design. */
export const allPaths: string[] = Object.keys(manifest.pages).sort();
export function isNotFound(path: string): boolean {
  return path.endsWith('/404');
}
export const publicPaths: string[] = allPaths.filter((path) => !isNotFound(path) && path !== '/thank-you');
export function htmlOf(path: string): string {
  return readFileSync(join(PUBLIC_DIR, manifest.pages[path]?.file ?? `no page at ${path}`), 'utf8');
}

function areaOf(path: string): string {
  const [, area = ''] = path.split('/');
  return ['solutions', 'services'].includes(area) ? `/${area}` : 'the other pages';
}

/** Pages in handfuls: one browser window serves a handful. */
export function handfuls(paths: readonly string[], size = 9): { title: string; paths: string[] }[] {
  return [...Map.groupBy(paths, areaOf)].flatMap(([area, members]) => {
    const count = Math.ceil(members.length / size);
    return Array.from({ length: count }, (_, i) => ({
      title: `${area}, part ${i + 1} of ${count}`,
      paths: members.filter((_, at) => at % count === i),
    }));
  });
}
