import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig } from 'astro';
import { build, type Plugin } from 'vite';

const FILE = 'form.js';
const ENTRY = '\0form';

/** What the two pages give their forms. */
export interface FormProps {
  enquiry: object;
  application: object;
}

const entry = ({ enquiry, application }: FormProps): Plugin => ({
  name: 'dhr-form',
  resolveId: (id) => (id === ENTRY ? id : null),
  load: (id) =>
    id === ENTRY
      ? `import { formRenderer } from '/site/contact/form/form-renderer.tsx';
         export { renderThanks } from '/site/contact/form/form-renderer.tsx';
         export const renderForm = formRenderer(${JSON.stringify(enquiry)});
         export const renderApplication = formRenderer(${JSON.stringify(application)});`
      : null,
});

/** Everything goes into one file, so that the server renders with the very React that the page was built with. */
const bundle = ({ root, vite }: AstroConfig, outDir: string, props: FormProps) =>
  build({
    configFile: false,
    root: fileURLToPath(root),
    // As for the pages: classes must have the same names.
    css: vite.css ?? {},
    logLevel: 'error',
    plugins: [entry(props)],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node24',
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: ENTRY, output: { entryFileNames: FILE } },
    },
  });

/**
 * Writes dist/form.js: the forms and the thanks as functions for the server, which has neither Astro nor JSX
 * (docs/decisions/020).
 */
export const writeForm = async (config: AstroConfig, dist: string, props: FormProps): Promise<void> => {
  await bundle(config, dist, props);
  // Not by import(): Astro runs this file through Vite, which is closed by now.
  const { renderForm, renderApplication, renderThanks }: Record<string, () => string> = createRequire(dist)(
    `./${FILE}`,
  );
  for (const [page, render] of [
    ['contact-us', renderForm],
    ['apply', renderApplication],
    ['thank-you', renderThanks],
  ] as const) {
    const html = await readFile(join(dist, `public/${page}.html`), 'utf8');
    if (!render || !html.includes(render())) throw new Error(`${FILE} renders something else than /${page} has.`);
  }
};
