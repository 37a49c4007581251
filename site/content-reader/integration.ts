import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { readBuildSettings } from '../settings/page-settings.ts';
import { checkContent } from './check/check-content.ts';
import { buildOverlay, forgetContent, getSite } from './content.ts';
import { describeProblems } from './problem.ts';

/** Checks the content before anything is built, and shows what an editor changes while `npm run dev` runs. */
export const contentFiles = (): AstroIntegration => ({
  name: 'dhr-content',
  hooks: {
    'astro:config:setup': ({ command, updateConfig, logger }) => {
      const problems = checkContent(process.cwd(), buildOverlay());
      if (problems.length > 0) {
        if (command === 'build') throw new Error(`Content needs a correction:\n${describeProblems(problems)}`);
        logger.error(describeProblems(problems));
      }
      updateConfig({ site: readBuildSettings(process.env).SITE_ORIGIN ?? getSite().origin.value });
    },
    'astro:server:setup': ({ server }) => {
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(join(server.config.root, 'content'))) return;
        forgetContent();
        // Astro remembers which pages there are and what each was given; with this event it asks again.
        for (const { hot } of Object.values(server.environments)) hot.send('astro:content-changed', {});
        server.ws.send({ type: 'full-reload' });
      });
    },
  },
});
