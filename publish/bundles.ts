import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { getWords } from '../site/content/get-content.ts';

const WORDS = 'virtual:search-words';
function fromHere(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

async function bundleAlone(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: ['chrome120', 'firefox121', 'safari17'],
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'es' } },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [script] = outputs.flatMap((one) => (one.type === 'chunk' ? [one.code] : []));
  if (outputs.length !== 1 || script === undefined)
    throw new Error(`${file} does not become one script.`);
  return script.trim();
}

/** Bundles fetched by name, so that Astro inlines its script and a page open at a release finds them. */
export function namedModules(): Plugin {
  return {
    name: 'dhr:named-modules',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      const emit = (fileName: string, id: string) =>
        this.emitFile({ type: 'chunk', fileName, id, preserveSignature: 'strict' });
      emit('search.js', fromHere('../site/parts/search/open-search.tsx'));
      emit('frame.js', fromHere('../site/parts/frame/after-load.ts'));
      // What it shares with the form would otherwise become files that the form's pages fetch too.
      const alone = {
        'stage.js': '../site/features/home/stage/stage-script.ts',
        'visit.js': '../site/parts/frame/visit.ts',
      };
      for (const [fileName, path] of Object.entries(alone))
        this.emitFile({ type: 'asset', fileName, source: await bundleAlone(fromHere(path)) });
    },
    resolveId: (id) => (id === WORDS ? `\0${WORDS}` : undefined),
    load(id) {
      if (id !== `\0${WORDS}`) return undefined;
      const words = Object.entries(getWords()).filter(([name]) => name.startsWith('search'));
      return `export default ${JSON.stringify(Object.fromEntries(words))}`;
    },
  };
}

const QUERY = '?script';

/** For <script is:inline>: Astro inlines a script only if it shares nothing with another one. */
export function inlineScripts(): Plugin {
  return {
    name: 'dhr:inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await bundleAlone(file))}`;
    },
  };
}
