import { build, type Plugin } from 'vite';

const QUERY = '?script';

/**
 * import code from './page-script.ts?script' is that script with all it imports, as one text for <script is:inline>.
 * Astro inlines a script only if it shares nothing with another one; else the page would wait for two files or more.
 */
export const inlineScripts = (): Plugin => ({
  name: 'dhr:inline-scripts',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(QUERY)) return undefined;
    const file = id.slice(0, -QUERY.length);
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
    this.addWatchFile(file);
    const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
    const [script] = outputs.flatMap((one) => (one.type === 'chunk' ? [one.code] : []));
    if (outputs.length !== 1 || script === undefined) throw new Error(`${file} does not become one script.`);
    return `export default ${JSON.stringify(script.trim())}`;
  },
});
