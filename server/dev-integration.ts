import type { AstroIntegration } from 'astro';
import { readSettings } from '../common/read-settings.ts';
import { enquirySettings } from '../enquiries/settings.ts';
import { devMiddleware } from './dev.ts';
import { openEnquiriesRoom } from './enquiries-room.ts';
import { createLog } from './log.ts';
import { serverSettings } from './settings.ts';

/** `npm run dev` takes enquiries too, in the same process. Nothing is opened while building. */
export const devApi = (): AstroIntegration => ({
  name: 'dhr-api',
  hooks: {
    'astro:server:setup': async ({ server }) => {
      const settings = readSettings(process.env, [serverSettings, enquirySettings]);
      const room = await openEnquiriesRoom(settings, createLog({ level: settings.LOG_LEVEL }), undefined);
      room.start();
      server.middlewares.use(devMiddleware(room.apis));
      server.httpServer?.once('close', () => void room.stop(1000));
    },
  },
});
