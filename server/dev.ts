import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { AstroIntegration } from 'astro';
import type { Hono } from 'hono';
import type { Plugin } from 'vite';
import { readSettings } from '../common/read-settings.ts';
import { openEnquiries } from '../enquiries/open.ts';
import { enquirySettings } from '../enquiries/settings.ts';
import type { RouteTable } from '../publish/manifest.ts';
import { locationOf } from './answer-site.ts';
import { knowProxies } from './client-address.ts';
import { createLog } from './log.ts';
import { type Routed, readTarget, routeTo } from './routes.ts';
import { serverSettings } from './settings.ts';

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** Answers /api inside another server and leaves the rest to it. */
export const apiMiddleware = (routes: Hono): Middleware => {
  const answer = getRequestListener(routes.fetch, { overrideGlobalObjects: false });
  return (request, response, next) => {
    if (request.url?.startsWith('/api/')) answer(request, response).catch(next);
    else next();
  };
};

/** `npm run dev` takes enquiries too, in the same process. Nothing is opened while building. */
export const devApi = (): AstroIntegration => ({
  name: 'dhr-api',
  hooks: {
    'astro:server:setup': async ({ server }) => {
      const settings = readSettings(process.env, [serverSettings, enquirySettings]);
      const log = createLog({ level: settings.LOG_LEVEL });
      const enquiries = await openEnquiries({
        settings,
        log,
        clientAddress: knowProxies([], log).clientAddress,
        thanksPath: '/thank-you',
      });
      enquiries.start();
      server.middlewares.use(apiMiddleware(enquiries.routes));
      server.httpServer?.once('close', () => void enquiries.stop(1000));
    },
  },
});

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
