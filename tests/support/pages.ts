import { readFileSync } from 'node:fs';

interface Manifest {
  pages: Record<string, { file: string }>;
  routes: { redirects: { from: string; to: string }[]; fallbacks: { under: string; page: string; status: number }[] };
}

/** What the build wrote down about itself. */
export const manifest: Manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));

/** Addresses of every built page, and which of them answer "not found" by design. */
export const allPaths: string[] = Object.keys(manifest.pages).sort();
export const isNotFound = (path: string): boolean => path.endsWith('/404');
export const publicPaths: string[] = allPaths.filter((path) => !isNotFound(path) && path !== '/thank-you');
export const htmlOf = (path: string): string => readFileSync(`dist/public/${manifest.pages[path]?.file ?? ''}`, 'utf8');
