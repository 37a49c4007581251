import { appendFile, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroPrerenderer, RouteData } from 'astro';

/*
 * The only file that uses Astro's inside: the bundle with which a build renders its pages is kept, and used again without Vite.
 * Its names are those of Astro 7.3.4; tests/static/renderer.test.ts compares every page that it renders with that of the build.
 */

type Route = Pick<RouteData, 'type' | 'route'>;
interface Internals {
  pagesByKeys: Map<string, { styles: unknown }>;
  entrySpecifierToBundleMap: Map<string, string>;
}
interface Options {
  settings: { scripts: unknown; config: object };
  origin: string;
  logger: object;
}
interface App {
  manifest: object;
  setInternals(internals: Internals): void;
  setOptions(options: Options): void;
  render(request: Request, options: { routeData: Route }): Promise<Response>;
}
/** All that the bundle must be told again; JSON in renderer/build.json. */
interface Kept {
  entry: string;
  pages: [string, { styles: unknown }][];
  bundles: [string, string][];
  scripts: unknown;
  origin: string;
}

export const RENDERER = 'renderer';
export const MADE = `${RENDERER}/made.json`;
const SETTINGS = `${RENDERER}/settings.json`;
const KEPT = 'build.json';
const ENTRY = /(?:^|[\\/])\.prerender[\\/]prerender-entry\.[^\\/]*\.mjs$/;

interface Listed {
  pathname: string;
  route: Route;
}
/** The name of a page or a file in a build. */
function fileOf({ pathname, route }: Listed): string {
  const page = pathname === '/' ? '/index.html' : `${pathname}.html`;
  return (route.type === 'page' ? page : pathname).slice(1);
}

/** The bundle exports this once it is kept: the addresses that it remembers, by the manifest of the site. */
type AddressesOf = (manifest: object) => { clearAll(): void };
const ADDRESSES = 'getRouteCache';

async function loadBundle(entry: string): Promise<{ app: App; [ADDRESSES]: AddressesOf }> {
  return import(pathToFileURL(entry).href);
}

/** Astro's own renderer, which leaves its bundle in the build; `publicDir` is where Astro builds. */
export function keepRenderer(publicDir: string, onList: (files: string[]) => void) {
  return (own: AstroPrerenderer): AstroPrerenderer => {
    let entry = '';
    let internals: Internals | undefined;
    let options: Options | undefined;
    return {
      ...own,
      async setup() {
        const files = await readdir(publicDir, { recursive: true });
        entry = join(publicDir, files.find((file) => ENTRY.test(file)) ?? '');
        const { app } = await loadBundle(entry);
        const [setInternals, setOptions] = [app.setInternals.bind(app), app.setOptions.bind(app)];
        app.setInternals = (given) => {
          internals = given;
          setInternals(given);
        };
        app.setOptions = (given) => {
          options = given;
          setOptions(given);
        };
        await own.setup?.();
      },
      async getStaticPaths() {
        const paths = await own.getStaticPaths();
        onList(paths.map(fileOf));
        return paths;
      },
      async teardown() {
        const folder = join(publicDir, '..', RENDERER);
        if (!internals || !options)
          throw new Error('Astro has another inside: look at its version.');
        await cp(dirname(entry), folder, { recursive: true });
        await appendFile(join(folder, basename(entry)), `\nexport { ${ADDRESSES} };\n`);
        const kept: Kept = {
          entry: basename(entry),
          pages: [...internals.pagesByKeys].map(([key, { styles }]) => [key, { styles }]),
          bundles: [...internals.entrySpecifierToBundleMap],
          scripts: options.settings.scripts,
          origin: options.origin,
        };
        await writeFile(join(folder, KEPT), JSON.stringify(kept));
        await own.teardown?.();
      },
    };
  };
}

/** A page or a file of the site, by the name that it has in a build. */
interface Made {
  file: string;
  render(): Promise<Buffer>;
}

export interface Renderer {
  list(): Promise<Made[]>;
  /** Other content may have other addresses. */
  forget(): void;
}

/** Renders with the bundle of a build; NODE_ENV must be "production" since the process began, for React's sake. */
export async function openRenderer(build: string): Promise<Renderer> {
  const folder = join(build, RENDERER);
  const kept: Kept = JSON.parse(await readFile(join(folder, KEPT), 'utf8'));
  const { app, [ADDRESSES]: addressesOf } = await loadBundle(join(folder, kept.entry));
  app.setInternals({
    pagesByKeys: new Map(kept.pages),
    entrySpecifierToBundleMap: new Map(kept.bundles),
  });
  app.setOptions({
    settings: { scripts: kept.scripts, config: {} },
    origin: kept.origin,
    logger: { options: { destination: { write: () => true } } },
  });
  // Not among the types of Astro.
  const inside = 'astro/runtime/prerender/static-paths.js';
  const { StaticPaths } = await import(inside);

  const madeFrom = (listed: Listed): Made => {
    const [file, { route }] = [fileOf(listed), listed];
    const render = async () => {
      const request = new Request(new URL(`/${file}`, kept.origin));
      const response = await app.render(request, { routeData: route });
      if (!response.ok && !file.endsWith('404.html'))
        throw new Error(`/${file} cannot be rendered: ${response.status}.`);
      return Buffer.from(await response.arrayBuffer());
    };
    return { file, render };
  };
  return {
    list: async () => (await new StaticPaths(app).getAll()).map(madeFrom),
    forget: () => addressesOf(app.manifest).clearAll(),
  };
}

/** Leaves in a build what another one must know to use its renderer; `settings` is all that its scripts were made of. */
export async function writeRendererNotes(
  dist: string,
  { made, settings }: { made: readonly string[]; settings: string },
): Promise<void> {
  await writeFile(join(dist, MADE), JSON.stringify(made));
  await writeFile(join(dist, SETTINGS), settings);
}

export async function hasSameSettings(build: string, settings: string): Promise<boolean> {
  return (await readFile(join(build, SETTINGS), 'utf8').catch(() => undefined)) === settings;
}
