import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Api, bindingsFor } from './api.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/**
 * The APIs inside Astro's development server, so that one process serves all: in astro:server:setup write
 * server.middlewares.use(devMiddleware(apis)).
 */
export const devMiddleware = (apis: readonly Api[]): Middleware => {
  const isTrusted = (): boolean => false;
  return (request, response, next) => {
    const api = apis.find(({ path }) => request.url?.startsWith(`${path}/`));
    if (!api) return next();
    const answer = getRequestListener(
      (webRequest, { incoming }) => api.handler.fetch(webRequest, bindingsFor(incoming, isTrusted)),
      { overrideGlobalObjects: false, errorHandler: (error) => void next(error) },
    );
    answer(request, response).catch(next);
  };
};
