import { getRequestListener } from '@hono/node-server';
import type { AstroIntegration } from 'astro';
import { readSettings } from '../common/read-settings.ts';
import { openEnquiries } from '../enquiries/open.ts';
import { enquirySettings } from '../enquiries/settings.ts';
import { knowProxies } from './client-address.ts';
import { createLog } from './log.ts';
import { serverSettings } from './settings.ts';

/** `npm run dev` takes enquiries too, in the same process. Nothing is opened while building. */
export function devApi(): AstroIntegration {
  return {
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
        const handle = getRequestListener(enquiries.routes.fetch, { overrideGlobalObjects: false });
        server.middlewares.use((request, response, next) => {
          if (request.url?.startsWith('/api/')) handle(request, response).catch(next);
          else next();
        });
        server.httpServer?.once('close', () => void enquiries.stop(1000));
      },
    },
  };
}
