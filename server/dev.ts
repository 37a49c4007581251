import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { AstroIntegration } from 'astro';
import type { Hono } from 'hono';
import { readSettings } from '../common/read-settings.ts';
import { openEnquiries } from '../enquiries/open.ts';
import { enquirySettings } from '../enquiries/settings.ts';
import { clientAddressThrough } from './client-address.ts';
import { createLog } from './log.ts';
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
      const enquiries = await openEnquiries({
        settings,
        log: createLog({ level: settings.LOG_LEVEL }),
        clientAddress: clientAddressThrough([]),
        thanksPath: '/thank-you',
      });
      enquiries.start();
      server.middlewares.use(apiMiddleware(enquiries.routes));
      server.httpServer?.once('close', () => void enquiries.stop(1000));
    },
  },
});
