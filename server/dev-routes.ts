import type { ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import type { RouteTable } from '../publish/manifest.ts';
import { locationOf } from './answer-site.ts';
import type { Middleware } from './dev.ts';
import { type Routed, routeTo } from './routes.ts';
import { readTarget } from './target.ts';

export interface DevSite {
  /** Addresses of the pages, as far as the content names them. */
  pages: readonly string[];
  routes: RouteTable;
}

interface Page {
  path: string;
  found: boolean;
}

/** The site of the routing rules, made of what the content says. */
const routedSite = ({ pages, routes }: DevSite): Routed<Page> => ({
  files: new Map(pages.map((path) => [path, { path, found: true }])),
  spellings: new Map(pages.map((path) => [path.toLowerCase(), path])),
  moved: new Map(routes.redirects.map(({ from, to }) => [from.toLowerCase(), to])),
  fallbacks: routes.fallbacks
    .map(({ under, page, status }) => ({ under, entry: { path: page, found: status === 200 } }))
    .sort((one, other) => other.under.length - one.under.length),
  notFound: undefined,
});

/** Content that cannot be read is shown in place of every page (site/content-integration.ts). */
const whereReadable = (site: () => DevSite): DevSite | undefined => {
  try {
    return site();
  } catch {
    return undefined;
  }
};

const withStatus = (response: ServerResponse, status: number): void => {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (_status: number, ...rest: never[]) => writeHead(status, ...rest);
};

/** Redirects and fallbacks by the rules of the server. A name with a dot is a file, which Astro has or has not. */
export const routeMiddleware =
  (site: () => DevSite): Middleware =>
  (request, response, next) => {
    const target = readTarget(request.url ?? '');
    const isPage = request.headers.accept?.includes('text/html') ?? false;
    if (!isPage || 'refuse' in target || /^\/[@_]|\.\w+$/.test(target.path)) return next();
    const known = whereReadable(site);
    if (!known) return next();
    const route = routeTo(routedSite(known), target.path);
    if ('redirect' in route) {
      // Never kept: the next word in routes.yaml may change it.
      response
        .writeHead(301, { Location: locationOf(route.redirect, target.query), 'Cache-Control': 'no-store' })
        .end();
      return;
    }
    if (route.entry && route.entry.path !== target.path) request.url = route.entry.path + target.query;
    if (route.entry && !route.entry.found) withStatus(response, 404);
    next();
  };

/** `npm run dev` follows redirects and shows the page of an area for unknown addresses, as the server does. */
export const devRoutes = (site: () => DevSite): AstroIntegration => {
  const plugin: Plugin = {
    name: 'dhr-routes',
    enforce: 'post',
    // Before all others, Astro's own too: it refuses an address with a slash at its end, which the server redirects.
    configureServer: (server) => () => {
      server.middlewares.stack.unshift({ route: '', handle: routeMiddleware(site) });
    },
  };
  return {
    name: 'dhr-routes',
    hooks: { 'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [plugin] } }) },
  };
};
