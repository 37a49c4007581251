import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { getSite } from '../../site/content.ts';
import { WRITING } from '../files/write-file.ts';
import { markImported } from '../marks/imported-words.ts';
import type { History } from '../publishing/history.ts';
import type { Contents } from './content-of-request.ts';

type ViteServer = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0]['server'];

interface Given {
  contents: Contents;
  /** Answers what is not a page of the site. */
  api: (
    request: Parameters<ViteServer['middlewares']>[0],
    response: Parameters<ViteServer['middlewares']>[1],
    next: (error?: unknown) => void,
  ) => void;
  /** Earlier states of the content, for requests that ask for one. */
  earlier: Pick<History, 'unpack'>;
  /** Called once with what makes the server read the content anew. */
  onReady: (again: () => void) => void;
  /** Somebody, perhaps another program, has changed a file of content/. */
  onChange: (file: string) => void;
}

/** What islands need in another form than it is published in. Told, because finding out takes two seconds. */
const BUNDLED = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'];

const SCRIPT = `
const sheet = document.createElement('script');
sheet.type = 'module';
sheet.src = '/__edit/panel.js';
document.head.append(sheet);`;

/** Turns Astro's server for developers into the one for editors: marked pages, the panel on each, and its API. */
export const editMode = ({ contents, api, earlier, onReady, onChange }: Given): AstroIntegration => ({
  name: 'dhr-edit',
  hooks: {
    'astro:config:setup': ({ config, injectScript, updateConfig }) => {
      updateConfig({
        site: getSite().origin.value,
        vite: {
          plugins: [markImported(fileURLToPath(config.root))],
          optimizeDeps: { noDiscovery: true, include: BUNDLED },
        },
      });
      injectScript('head-inline', SCRIPT);
    },
    'astro:server:setup': ({ server }) => {
      let isWindowWaiting = false;
      const again = () => {
        contents.forget();
        if (isWindowWaiting) server.environments.client.hot.send({ type: 'full-reload' });
        isWindowWaiting = false;
        // Astro remembers which pages there are and what each was given; with this event it asks again.
        for (const { hot } of Object.values(server.environments)) hot.send('astro:content-changed', {});
      };
      onReady(again);
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(join(server.config.root, 'content')) || file.endsWith(WRITING)) return;
        again();
        onChange(file);
      });
      server.middlewares.use('/__edit', api);
      server.middlewares.use((request, response, next) => {
        // A window that shows why its page could not be drawn gets the page as soon as the content has changed.
        response.once('finish', () => {
          if (response.statusCode === 500 && request.headers['sec-fetch-dest'] === 'document') isWindowWaiting = true;
        });
        const url = request.url ?? '/';
        const version = new URL(url, 'http://localhost').searchParams.get('version');
        if (!version) return contents.run(url, undefined, next);
        // What Astro remembers of the pages belongs to another state of them.
        earlier.unpack(version).then((folder) => {
          again();
          response.once('close', again);
          contents.run(url, folder, next);
        }, next);
      });
    },
  },
});
