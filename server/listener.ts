import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { getRequestListener, RequestError } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { Desk } from '../desk/api/open-desk.ts';
import { RECEIPT_COOKIE } from '../enquiries/intake/routes.ts';
import type { Log } from '../enquiries/log.ts';
import { isFromThisMachine, type Proxies } from './client-address.ts';
import { deskResponse, isDeskApi, isOfDesk } from './desk.ts';
import { fileResponse, inWords, type PreparedResponse } from './file-response.ts';
import type { LiveSite } from './live-site.ts';
import { errorForLog, pathForLog } from './log.ts';
import { readTarget, siteResponse } from './routes.ts';
import { BEACON, type Visits } from './visits.ts';

export interface ServerParts {
  live: LiveSite;
  log: Log;
  enquiries: { routes: Hono; health(): Promise<{ ok: boolean; degraded?: boolean }> };
  /** Missing where the desk is off: then nothing of it answers. */
  desk?: Pick<Desk, 'routes' | 'origin'> | undefined;
  proxies: Proxies;
  visits?: Visits | undefined;
  /** With it a monitor on another machine may ask how all is; without it only this machine may. */
  monitorToken?: string | undefined;
  /** Which code is running. */
  version?: { version: string; commit: string | null };
}

const HEALTH = '/healthz';
const API = '/api/';

function isApi(path: string): boolean {
  return path === HEALTH || path.startsWith(API);
}

function toResponse({ status, headers, body }: PreparedResponse): Response {
  return new Response(body && new Uint8Array(body), { status, headers });
}

function secured(live: LiveSite): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers, policies } = live.now();
    const isHtml = context.res.headers.get('Content-Type')?.startsWith('text/html');
    // Pages that were made from a built one bring its policy; the others have neither scripts nor
    // styles.
    const policy = isHtml ? policies.page : policies.other;
    const owed = { ...headers, 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' };
    for (const [name, value] of Object.entries(owed))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  };
}

/** Enquiries are worth a line each; monitors are too many. */
function logged(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const begun = performance.now();
    await next();
    const ms = Math.round(performance.now() - begun);
    const line = {
      method: context.req.method,
      path: pathForLog(context.req.path),
      status: context.res.status,
      ms,
    };
    if (context.req.path !== HEALTH) log.info('request', line);
  };
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Strangers learn nothing of what waits, not even that there is such an address. */
function forMonitors({ live, monitorToken }: ServerParts): MiddlewareHandler {
  return async (context, next) => {
    const given = hashOf(context.req.header('authorization') ?? '');
    const hasToken =
      monitorToken !== undefined && timingSafeEqual(given, hashOf(`Bearer ${monitorToken}`));
    if (hasToken || isFromThisMachine(context)) return next();
    return toResponse(inWords(live.now(), 404));
  };
}

const HEALTH_KEPT_MS = 1000;

/** A look at the enquiries costs a write to the disk: within a second every monitor gets the same one. */
function keepHealth(look: ServerParts['enquiries']['health']): typeof look {
  let kept: { state: ReturnType<typeof look>; until: number } | undefined;
  return () => {
    if (!kept || performance.now() >= kept.until)
      kept = { state: look(), until: performance.now() + HEALTH_KEPT_MS };
    return kept.state;
  };
}

/** All that is no page and no file: the enquiries, the desk's interface and the health check. */
function buildApi(parts: ServerParts): Hono {
  const { live, log, enquiries, desk, proxies } = parts;
  const health = keepHealth(enquiries.health);
  const app = new Hono();
  app.use(logged(log), secured(live));
  app.onError((error) => {
    log.error('request failed', errorForLog(error));
    return toResponse(inWords(live.now(), 500));
  });
  app.get(HEALTH, forMonitors(parts), async (context) => {
    const state = await health();
    const site = live.state();
    const { version = null } = parts;
    const checks = { enquiries: state, site, proxies: proxies.state(), version };
    const degraded = state.degraded === true || site.refused !== undefined;
    return context.json({ ok: state.ok, degraded, checks }, state.ok ? 200 : 503);
  });
  if (desk) app.all('/desk/api/*', (context) => desk.routes.fetch(context.req.raw, context.env));
  app.use(methodNotAllowed({ app }));
  app.route('/', enquiries.routes);
  app.notFound(() => toResponse(inWords(live.now(), 404)));
  return app;
}

/** A request of HTTP/1.1 names its host, in the letters a host may have (RFC 9112, section 3.2). */
const HOST = /^[\w.~!$&'()*+,;=%:[\]-]*$/;

/** The thank-you page with what was sent is written on request. */
const RECEIPT = `/thank-you?${RECEIPT_COOKIE}=`;

/** Answers every request: pages and files from memory, at a third of what Hono costs, and the API through Hono. */
export function createListener(parts: ServerParts): RequestListener {
  const { live, log, proxies } = parts;
  const handleApi = getRequestListener(buildApi(parts).fetch, {
    hostname: 'localhost',
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      if (error instanceof RequestError) return toResponse(inWords(live.now(), 400));
      log.error('request failed', errorForLog(error));
      return toResponse(inWords(live.now(), 500));
    },
  });

  /** Undefined for a request to the API. */
  const responseFromMemory = ({
    method = '',
    url = '',
    headers,
    httpVersion,
  }: IncomingMessage): PreparedResponse | undefined => {
    // Asked once, so that a response never comes from two builds.
    const site = live.now();
    if (headers.host === undefined ? httpVersion === '1.1' : !HOST.test(headers.host))
      return inWords(site, 400);
    if (url.startsWith(RECEIPT)) return undefined;
    // Nearly every request names a page or file exactly.
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    const entry =
      (query < 0 ? undefined : site.begun(path, url.slice(query))) ?? site.files.get(path);
    if (entry && (method === 'GET' || method === 'HEAD'))
      return fileResponse(entry, method, headers);
    const target = readTarget(url);
    if (!('path' in target)) return siteResponse(site, method, target, headers);
    if (isApi(target.path)) return undefined;
    if (parts.desk && isDeskApi(target.path)) return undefined;
    if (parts.desk && isOfDesk(target.path)) {
      const request = { method, ...target, host: headers.host, conditions: headers };
      return deskResponse(site, parts.desk.origin(), request);
    }
    return siteResponse(site, method, target, headers);
  };

  const handleBeacon = async (
    request: IncomingMessage,
    response: ServerResponse,
    visits: Visits,
  ): Promise<void> => {
    const status = await visits.receive(request.headers, proxies.addressOf(request), () =>
      text(request),
    );
    const { headers, policies } = live.now();
    const own = { 'Content-Security-Policy': policies.other, 'Cache-Control': 'no-store' };
    response.writeHead(status, { ...own, ...headers }).end();
  };

  return (request, response) => {
    proxies.watch(request);
    const prepared = responseFromMemory(request);
    if (!prepared && parts.visits && request.method === 'POST' && request.url === BEACON)
      return void handleBeacon(request, response, parts.visits).catch(() => response.destroy());
    if (!prepared) return void handleApi(request, response);
    response.writeHead(prepared.status, prepared.headers).end(prepared.body);
    parts.visits?.countResponse(request, prepared.status);
  };
}
