/** The full address of a path. The home page keeps its slash, every other page has none. */
export const absolute = (origin: URL, path: string): string => new URL(path, origin).href;

export const picturePath = (path: string): string => `/og${path === '/' ? '/home' : path}.png`;
export const PICTURE = { width: 1200, height: 630 } as const;

/** The origin from the configuration: without it no address that leaves the site can be written. */
export const originOf = (site: URL | undefined): URL => {
  if (!site)
    throw new Error('content/site.yaml – origin is missing: write the address under which the site is public.');
  return site;
};
