import { join } from 'node:path';
import { build } from 'vite';

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
