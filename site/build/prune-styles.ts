import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { listFiles } from './list-files.ts';
import { shortVariables } from './short-variables.ts';

/** Scripts of our own; the React runtime names no class of ours. */
const ISLAND = /^_astro\/(?!client\.|react)[^/]+\.js$/;
const STYLE = /<style>([\s\S]*?)<\/style>/g;
/** Everything a selector could name: words inside the tags of the page, and of the scripts it may load. */
const TAG = /<[^>]+>/g;
const WORD = /[\w-]+/g;

/** Astro writes a style for islands beside the first of them; HTML wants styles in the head. */
const stylesIntoHead = (html: string): string => {
  const [head = '', ...body] = html.split('</head>');
  if (body.length === 0) return html;
  const rest = body.join('</head>');
  return `${head}${rest.match(STYLE)?.join('') ?? ''}</head>${rest.replace(STYLE, '')}`;
};

/**
 * Removes from the inlined styles of each page the rules that it cannot use: the sections of all pages come in one
 * bundle, and a page shows a handful of them. Scripts count as users, because an island may add what it names. What is
 * left gets short names for its variables.
 */
export const pruneStyles = async (publicDir: string): Promise<void> => {
  const files = await listFiles(publicDir);
  const scripts = await Promise.all(
    files.filter((file) => ISLAND.test(file)).map((file) => readFile(join(publicDir, file), 'utf8')),
  );
  const scriptWords = scripts.join('\n').match(WORD) ?? [];
  const pruned = new Map<string, string>();
  const shorten = shortVariables(scripts.join());

  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(publicDir, file), 'utf8');
    const styles = [...html.matchAll(STYLE)].map(([, css]) => css ?? '');
    const usesIslands = html.includes('<astro-island');
    const pageWords = html.replace(STYLE, '').match(TAG)?.join().match(WORD) ?? [];
    const words = [...new Set([...pageWords, ...(usesIslands ? scriptWords : [])])].sort();
    // Most pages of a kind use the same words of the style sheets, so the work is done once for each set.
    const known = new Set(styles.join().match(WORD));
    const key = JSON.stringify([styles, words.filter((word) => known.has(word))]);
    let replaced = pruned.get(key);
    if (replaced === undefined) {
      const results = await Promise.all(
        styles.map(async (raw) => {
          const [result] = await new PurgeCSS().purge({
            css: [{ raw }],
            content: [{ raw: '', extension: 'words' }],
            extractors: [{ extensions: ['words'], extractor: () => words }],
            safelist: { standard: [/^:/] },
            keyframes: true,
            variables: true,
          });
          return shorten(result?.css ?? raw);
        }),
      );
      replaced = JSON.stringify(results);
      pruned.set(key, replaced);
    }
    const results = JSON.parse(replaced) as string[];
    let next = 0;
    const styled = html.replace(STYLE, () => `<style>${results[next++] ?? ''}</style>`);
    await writeFile(join(publicDir, file), stylesIntoHead(styled));
  }
};
