import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Connect } from 'vite';
import { escapeHtml } from '../../common/text.ts';
import { type ContentProblem, describeProblems } from '../../content-reader/files.ts';
import { writeSchemas } from '../../content-reader/json-schemas.ts';
import { COLLECTIONS } from '../schemas/collections.ts';
import { createCheck } from './check-content.ts';
import { forgetContent, getRoutes, getSite, showDrafts } from './get-content.ts';
import { readBuildSettings } from './settings.ts';

/** The content of a file, which may be the very one that has a problem. */
function ifReadable<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function redirects(): Record<string, string> {
  return Object.fromEntries(getRoutes().redirects.map(({ from, to }) => [from, to]));
}

/** Asks again every second, so that the page comes back on its own. */
function problemPage(problems: readonly ContentProblem[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1">
<title>Problems in the content</title><h1>Problems in the content</h1><pre style="white-space: pre-wrap">${escapeHtml(describeProblems(problems))}</pre>`;
}

export function problemsInstead(find: () => readonly ContentProblem[]): Connect.NextHandleFunction {
  return (request, response, next) => {
    const isPage =
      request.headers.accept?.includes('text/html') && !/^\/(@|api\/)/.test(request.url ?? '');
    const problems = isPage ? find() : [];
    if (problems.length === 0) return next();
    response.writeHead(500, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(problemPage(problems));
  };
}

/** Shows what an editor changes while `npm run dev` runs, drafts included. commands/build.ts checks before a build. */
export function contentFiles(): AstroIntegration {
  return {
    name: 'dhr-content',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'dev') {
          showDrafts();
          writeSchemas(process.cwd(), COLLECTIONS);
        }
        const { SITE_ORIGIN } = readBuildSettings(process.env);
        const origin = () => getSite().origin.value;
        if (command !== 'dev') updateConfig({ site: SITE_ORIGIN ?? origin() });
        else
          updateConfig({
            site: SITE_ORIGIN ?? ifReadable(origin),
            redirects: ifReadable(redirects),
          });
      },
      'astro:server:setup': ({ server, logger }) => {
        const check = createCheck(server.config.root);
        let known: ContentProblem[] | undefined;
        const problems = (): ContentProblem[] => {
          if (known) return known;
          // A page that was drawn meanwhile may have read a file as it was a moment ago.
          forgetContent();
          known = check();
          if (known.length > 0) logger.error(describeProblems(known));
          return known;
        };
        server.watcher.on('all', (_, file) => {
          if (!file.startsWith(join(server.config.root, 'content'))) return;
          known = undefined;
          forgetContent();
          // Astro remembers which pages there are and what each was given; with this event it asks
          // again.
          for (const { hot } of Object.values(server.environments))
            hot.send('astro:content-changed', {});
          server.ws.send({ type: 'full-reload' });
        });
        server.middlewares.use(problemsInstead(problems));
      },
    },
  };
}
