import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { answerFile } from './answer-file.ts';
import { answerSite, inWords } from './answer-site.ts';
import { type Api, type ApiEnv, bindingsFor } from './api.ts';
import { trustedBy } from './client-address.ts';
import type { Answer } from './entry.ts';
import type { HealthChecks } from './health.ts';
import { apiFor, buildHonoApp, healthPath, toResponse } from './hono-app.ts';
import { errorForLog, type Log, pathForLog } from './log.ts';
import type { ServerSettings } from './settings.ts';
import type { LoadedSite } from './site.ts';
import { readTarget } from './target.ts';

export interface AppDeps {
  site: LoadedSite;
  log: Log;
  settings: Pick<ServerSettings, 'TRUST_PROXY'>;
  apis?: readonly Api[];
  healthChecks?: HealthChecks;
}

export interface FrontDoor {
  /** Everything, for tests in process. */
  app: Hono<ApiEnv>;
  /** Everything, for node:http. */
  listener: (request: IncomingMessage, response: ServerResponse) => void;
  /** The answer to a request that cannot be read. */
  refusal: (status: number) => Answer;
}

/** A request of HTTP/1.1 names its host, in the letters a host may have (RFC 9112, section 3.2). */
const HOST = /^[\w.~!$&'()*+,;=%:[\]-]*$/;

/** The whole site as one function of a request; main.ts gives it a port. */
export const buildApp = ({ site, log, settings, apis = [], healthChecks = {} }: AppDeps): FrontDoor => {
  const app = buildHonoApp({ site, log, apis, healthChecks });
  const refusal = (status: number): Answer => inWords(site, status);
  const logsFiles = log.writes('debug');
  const isTrusted = trustedBy(settings.TRUST_PROXY);
  const throughHono = getRequestListener(
    (request, { incoming }) => app.fetch(request, bindingsFor(incoming, isTrusted)),
    {
      hostname: 'localhost',
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        if (error instanceof RequestError) return toResponse(refusal(400));
        log.error('request failed', errorForLog(error));
        return toResponse(refusal(500));
      },
    },
  );

  const isForHono = (target: ReturnType<typeof readTarget>): boolean =>
    'path' in target && (target.path === healthPath || apiFor(apis, target.path) !== undefined);

  /** The site itself is answered at once, at a third of the cost of Hono's way; the rest is undefined. */
  const answerAtOnce = ({ method = '', url = '', headers, httpVersion }: IncomingMessage): Answer | undefined => {
    if (headers.host === undefined ? httpVersion === '1.1' : !HOST.test(headers.host)) return refusal(400);
    const cut = url.indexOf('?');
    const entry = site.files.get(cut < 0 ? url : url.slice(0, cut));
    if (entry && (method === 'GET' || method === 'HEAD')) return answerFile(entry, method, headers);
    return isForHono(readTarget(url)) ? undefined : answerSite(site, method, url, headers);
  };

  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    const answer = answerAtOnce(request);
    if (!answer) {
      void throughHono(request, response);
      return;
    }
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
    if (logsFiles) {
      log.debug('request', { method: request.method, path: pathForLog(request.url ?? ''), status: answer.status });
    }
  };

  return { app, listener, refusal };
};
