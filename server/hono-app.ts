import { Hono, type MiddlewareHandler } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { answerSite, inWords } from './answer-site.ts';
import type { Api, ApiEnv } from './api.ts';
import type { Answer } from './entry.ts';
import { checkHealth, type HealthChecks } from './health.ts';
import { errorForLog, type Log, pathForLog } from './log.ts';
import type { LoadedSite } from './site.ts';

export interface HonoAppDeps {
  site: LoadedSite;
  log: Log;
  apis: readonly Api[];
  healthChecks: HealthChecks;
}

export const healthPath = '/healthz';

export const toResponse = ({ status, headers, body }: Answer): Response => {
  const pairs = Array.from({ length: headers.length / 2 }, (_, at): [string, string] => [
    headers[2 * at] ?? '',
    headers[2 * at + 1] ?? '',
  ]);
  return new Response(body && new Uint8Array(body), { status, headers: pairs });
};

export const apiFor = (apis: readonly Api[], path: string): Api | undefined =>
  apis.find((api) => path.startsWith(`${api.path}/`));

/** The headers that every response carries, where the answer did not bring its own. */
const secured =
  (site: LoadedSite, apis: readonly Api[]): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    await next();
    const isHtml = c.res.headers.get('Content-Type')?.startsWith('text/html');
    const page = site.files.get(apiFor(apis, c.req.path)?.page ?? '');
    const policy = isHtml ? (page?.policy ?? site.policies.page) : site.policies.other;
    const owed = { ...site.headers, 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' };
    for (const [name, value] of Object.entries(owed)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };

/** What visitors send is worth a line each; pages and files only when somebody looks for a fault. */
const logged =
  (log: Log, apis: readonly Api[]): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const begun = performance.now();
    await next();
    const ms = Math.round(performance.now() - begun);
    const line = { method: c.req.method, path: pathForLog(c.req.path), status: c.res.status, ms };
    if (apiFor(apis, c.req.path)) log.info('request', line);
    else log.debug('request', line);
  };

/** All requests in the order that counts: health, API, then the site's own rules (routes.ts). */
export const buildHonoApp = ({ site, log, apis, healthChecks }: HonoAppDeps): Hono<ApiEnv> => {
  const app = new Hono<ApiEnv>();
  app.use(logged(log, apis), secured(site, apis));
  app.onError((error) => {
    log.error('request failed', errorForLog(error));
    return toResponse(inWords(site, 500));
  });
  app.get(healthPath, async (c) => {
    const health = await checkHealth(healthChecks);
    return c.json(health, health.ok ? 200 : 503);
  });
  for (const { path, handler } of apis) {
    app.use(`${path}/*`, methodNotAllowed({ app }));
    app.route('/', handler);
    app.all(`${path}/*`, () => toResponse(inWords(site, 404)));
  }
  app.all('*', (c) => toResponse(answerSite(site, c.req.method, c.req.url, c.req.header())));
  return app;
};
