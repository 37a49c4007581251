import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { islandWords, readIslandTexts } from './island-words.ts';
import { listFiles } from './list-files.ts';
import { shortVariables } from './short-variables.ts';
import { wordsOf } from './words.ts';

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const TAG = /<[^>]+>/g;

const purge = async (css: string, words: readonly string[]): Promise<string> => {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: '', extension: 'words' }],
    extractors: [{ extensions: ['words'], extractor: () => [...words] }],
    safelist: { standard: [/^:/] },
    keyframes: true,
    variables: true,
  });
  return result?.css ?? css;
};

/** One style in the head, and no blanks there: Astro writes several, and those of islands beside the first of them. */
const withStyle = (bare: string, css: string): string => {
  const [head = '', ...rest] = bare.split('</head>');
  return [`${head.replace(/>\s+</g, '><')}<style>${css}</style>`, ...rest].join('</head>');
};

/**
 * Removes from the inlined styles of each page the rules that it cannot use: the sections of all pages come in one
 * bundle, and a page shows a handful of them. A page uses the words inside its tags, and those of the scripts it may
 * load, because an island may add what it names. What is left gets short names for its variables.
 */
export const pruneStyles = async (publicDir: string): Promise<void> => {
  const texts = await readIslandTexts(publicDir);
  const shorten = shortVariables([...texts.values()].join('\n'));
  // The pages of a kind have the same styles and use the same words of them, so the work is done once for each set.
  const pruned = new Map<string, string>();

  for (const file of (await listFiles(publicDir)).filter((name) => name.endsWith('.html'))) {
    const path = join(publicDir, file);
    const html = await readFile(path, 'utf8');
    const sheet = [...html.matchAll(STYLE)].map(([, css]) => css).join('');
    if (sheet === '') continue;
    const bare = html.replace(STYLE, '');
    const pageWords = wordsOf(bare.match(TAG)?.join() ?? '').union(islandWords(bare, texts));
    const used = [...wordsOf(sheet).intersection(pageWords)];
    const key = `${used}\n${sheet}`;
    const css = pruned.get(key) ?? shorten(await purge(sheet, used));
    pruned.set(key, css);
    await writeFile(path, withStyle(bare, css));
  }
};
