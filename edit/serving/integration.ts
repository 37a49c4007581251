import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { getSite } from '../../site/content.ts';
import { WRITING } from '../files/disk.ts';
import { markImported } from '../marks/mark-content.ts';
import { say } from '../words.ts';
import type { Contents } from './content-of-request.ts';
import type { Guard } from './guard.ts';

type ViteServer = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0]['server'];
type Middleware = Parameters<ViteServer['middlewares']>;

interface Dependencies {
  guard: Guard;
  contents: Contents;
  /** Answers /__edit. */
  api: (request: Middleware[0], response: Middleware[1], next: (error?: unknown) => void) => void;
  /** Called once with a function that makes the server read the content again. */
  onReady: (again: () => void) => void;
  /** A file of content/ has changed, perhaps by another program. */
  onChange: (file: string) => void;
}

/** Packages that Vite must bundle for islands; listed because discovery takes two seconds. */
const BUNDLED = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'];

const SCRIPT = `
const panel = document.createElement('script');
panel.type = 'module';
panel.src = '/__edit/panel.js';
document.head.append(panel);`;

/** The panel as two files in memory. It is made by the same tool as the site, but apart from it: no page imports it. */
export const buildPanel = async (root: string): Promise<{ script: string; style: string }> => {
  // Building would declare the whole process to be in production, and with it the pages.
  process.env['NODE_ENV'] ||= 'development';
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry: join(root, 'edit/panel/main.tsx'), formats: ['es'], fileName: 'panel', cssFileName: 'panel' },
    },
  });
  const files = (Array.isArray(result) ? result : 'output' in result ? [result] : []).flatMap(({ output }) => output);
  const script = files.find((file) => file.type === 'chunk');
  const style = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return {
    script: script?.type === 'chunk' ? script.code : '',
    style: style?.type === 'asset' ? String(style.source) : '',
  };
};

/** Turns Astro's development server into the one for editors: marked pages, the panel on each, and its API. */
export const editMode = ({ guard, contents, api, onReady, onChange }: Dependencies): AstroIntegration => ({
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
      const again = () => {
        contents.forget();
        // Astro remembers which pages there are and what each was given; with this event it asks again.
        for (const { hot } of Object.values(server.environments)) hot.send('astro:content-changed', {});
      };
      onReady(again);
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(join(server.config.root, 'content')) || file.endsWith(WRITING)) return;
        again();
        onChange(file);
      });
      server.middlewares.use((request, response, next) => {
        const entry = guard.entry(request);
        if (!entry && guard.allows(request)) return next();
        response.writeHead(entry ? 303 : 403, { 'Content-Type': 'text/plain; charset=utf-8', ...entry });
        response.end(entry ? '' : say('noKey'));
      });
      server.httpServer?.prependListener('upgrade', (request, socket) => guard.allows(request) || socket.destroy());
      server.middlewares.use('/__edit', api);
      server.middlewares.use((request, _, next) => contents.run(request.url ?? '/', next));
    },
  },
});
