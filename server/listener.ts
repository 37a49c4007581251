import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { receiptName } from '../enquiries/intake/routes.ts';
import type { Answer } from './answer-file.ts';
import { answerFile } from './answer-file.ts';
import { answerSite, inWords } from './answer-site.ts';
import { type ApiParts, buildApi, isApi, toResponse } from './api.ts';
import { answerDesk, isDeskApi, isOfDesk } from './desk.ts';
import { errorForLog } from './log.ts';
import { readTarget } from './routes.ts';

/** A request of HTTP/1.1 names its host, in the letters a host may have (RFC 9112, section 3.2). */
const HOST = /^[\w.~!$&'()*+,;=%:[\]-]*$/;

/** The thank-you page with what was sent is written on request. */
const RECEIPT = `/thank-you?${receiptName}=`;

/** Answers every request: pages and files from memory, at a third of what Hono costs, and the API through Hono. */
export const createListener = (parts: ApiParts): RequestListener => {
  const { live, log, proxies } = parts;
  const answerApi = getRequestListener(buildApi(parts).fetch, {
    hostname: 'localhost',
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      if (error instanceof RequestError) return toResponse(inWords(live.now(), 400));
      log.error('request failed', errorForLog(error));
      return toResponse(inWords(live.now(), 500));
    },
  });

  /** Undefined for a request to the API. */
  const answerFromMemory = ({ method = '', url = '', headers, httpVersion }: IncomingMessage): Answer | undefined => {
    // Asked once, so that an answer never comes from two builds.
    const site = live.now();
    if (headers.host === undefined ? httpVersion === '1.1' : !HOST.test(headers.host)) return inWords(site, 400);
    if (url.startsWith(RECEIPT)) return undefined;
    // Nearly every request names a page or file exactly.
    const query = url.indexOf('?');
    const entry = site.files.get(query < 0 ? url : url.slice(0, query));
    if (entry && (method === 'GET' || method === 'HEAD')) return answerFile(entry, method, headers);
    const target = readTarget(url);
    if (!('path' in target)) return answerSite(site, method, target, headers);
    if (isApi(target.path)) return undefined;
    if (parts.desk && isDeskApi(target.path)) return undefined;
    if (parts.desk && site.desk && isOfDesk(target.path)) {
      const request = { method, ...target, host: headers.host, conditions: headers };
      return answerDesk(site, site.desk, parts.desk.origin(), request);
    }
    return answerSite(site, method, target, headers);
  };

  return (request, response) => {
    proxies.watch(request);
    const answer = answerFromMemory(request);
    if (!answer) {
      void answerApi(request, response);
      return;
    }
    response.writeHead(answer.status, answer.headers).end(answer.body);
    parts.visits?.countAnswer(request, answer.status);
  };
};
