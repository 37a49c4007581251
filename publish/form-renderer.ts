import { fileURLToPath } from 'node:url';
import type { AstroConfig } from 'astro';
import { build, type Plugin } from 'vite';

const ENTRY = '\0form';

export interface FormProps {
  enquiry: object;
  application: object;
}

function entry({ enquiry, application }: FormProps): Plugin {
  return {
    name: 'dhr-form',
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) =>
      id === ENTRY
        ? `import { formRenderer } from '/site/features/contact/form/form-renderer.tsx';
         export { CONTRACT as contract, renderThanks } from '/site/features/contact/form/form-renderer.tsx';
         export const renderForm = formRenderer(${JSON.stringify(enquiry)});
         export const renderApplication = formRenderer(${JSON.stringify(application)});`
        : null,
  };
}

/** Writes dist/form.js, with the same React as the page, for the server (docs/decisions/020). */
export async function writeForm(
  { root, vite }: AstroConfig,
  outDir: string,
  props: FormProps,
): Promise<void> {
  await build({
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
      rolldownOptions: { input: ENTRY, output: { entryFileNames: 'form.js' } },
    },
  });
}
