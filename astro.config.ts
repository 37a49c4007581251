import { relative } from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { dhr } from './publish/integration.ts';
import { devApi } from './server/dev.ts';
import { contentFiles } from './site/content/astro-integration.ts';
import { bundleSettings, formOfSite } from './site/features/contact/form-props.ts';

export default defineConfig({
  srcDir: './site',
  outDir: './dist/public',
  cacheDir: './node_modules/.astro',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  compressHTML: true,
  scopedStyleStrategy: 'class',
  // The highlighter writes style attributes, which our Content-Security-Policy refuses.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  server: { port: Number(process.env['PORT'] || 4321) },
  integrations: [react(), contentFiles(), dhr(formOfSite, bundleSettings), devApi()],
  vite: {
    // A build during a running `npm run dev` is no reason to reload its pages.
    server: {
      watch: { ignored: (file) => /^(?:dist(?:-\w+)?|data)[\\/]/.test(relative('', file)) },
    },
    build: {
      // light-dark() and nesting are kept as written: lowering them would double the inlined
      // styles.
      cssTarget: ['chrome125', 'firefox128', 'safari18'],
      target: ['chrome120', 'firefox121', 'safari17'],
      // Pictures and fonts stay files (img-src has no data:); small scripts go into the page.
      assetsInlineLimit: (file) => (/\.(svg|png|woff2)$/.test(file) ? false : undefined),
    },
  },
});
