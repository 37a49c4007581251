/** The full address of a path. The home page keeps its slash, every other page has none. */
export function absolute(origin: URL, path: string): string {
  return new URL(path, origin).href;
}

export function picturePath(path: string): string {
  return `/og${path === '/' ? '/home' : path}.png`;
}
export const PICTURE = { width: 1200, height: 630 } as const;

/** The origin from the configuration: without it no address that leaves the site can be written. */
export function originOf(site: URL | undefined): URL {
  if (!site)
    throw new Error(
      'content/site.yaml – origin is missing: write the address under which the site is public.',
    );
  return site;
}
