import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { shortClassNames } from './publish/class-names.ts';
import { formRenderer } from './publish/form-renderer.ts';
import { dhr } from './publish/integration.ts';
import { devApi } from './server/dev.ts';
import { readSingle } from './site/content-reader/singles.ts';
import { formProps } from './site/sections/contact/form-props.ts';
import { readBuildSettings } from './site/settings/page-settings.ts';

export default defineConfig({
  site: readBuildSettings(process.env).SITE_ORIGIN ?? readSingle('site').origin.value,
  srcDir: './site',
  publicDir: './site/public',
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
  integrations: [react(), dhr(), formRenderer(() => formProps(readSingle('site'))), devApi()],
  vite: {
    build: {
      // light-dark() and nesting are kept as written: lowering them would double the inlined styles.
      cssTarget: ['chrome125', 'firefox128', 'safari18'],
      target: ['chrome120', 'firefox121', 'safari17'],
      // Pictures and fonts stay files (img-src has no data:); small scripts go into the page.
      assetsInlineLimit: (file) => (/\.(svg|png|woff2)$/.test(file) ? false : undefined),
    },
    // Readable names while developing; while building, names of one or two letters.
    css: {
      modules: {
        generateScopedName: process.argv.includes('build') ? shortClassNames(process.cwd()) : '[name]_[local]',
      },
    },
  },
});
