import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { listFiles } from './list-files.ts';
import { shortVariables } from './short-names.ts';
import { spellOutTokens } from './spell-out.ts';

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const TAG = /<[^>]+>/g;
/** Scripts of our own; the React runtime names no class of ours. */
const ISLAND = /^_astro\/(?!client\.|react)[^/]+\.js$/;
const SCRIPT_NAME = /[\w.-]+\.js\b/g;

/** Everything in a text that could be the name of a class, an attribute or an element. */
const wordsOf = (text: string): Set<string> => new Set(text.match(/[\w-]+/g));

/** The words of the scripts that a page names, and of all that these import. */
const islandWords = (html: string, scripts: ReadonlyMap<string, string>): Set<string> => {
  const reached = new Set(html.match(SCRIPT_NAME));
  for (const file of reached) for (const other of scripts.get(file)?.match(SCRIPT_NAME) ?? []) reached.add(other);
  return wordsOf([...reached].map((file) => scripts.get(file)).join('\n'));
};

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

/** What PurgeCSS and the lowering of nested rules leave behind: at-rules without a rule, and lists of one class. */
const tidy = (css: string): string => css.replace(/@[^{};]+\{\}/g, '').replace(/:is\((\.[\w-]+)\)/g, '$1');

/** One style in the head, and no blanks there: Astro writes several, and those of islands beside the first of them. */
const withStyle = (bare: string, css: string): string => {
  const [head = '', ...rest] = bare.split('</head>');
  return [`${head.replace(/>\s+</g, '><')}<style>${css}</style>`, ...rest].join('</head>');
};

/**
 * Removes from the inlined styles of each page the rules that it cannot use: the sections of all pages come in one
 * bundle, and a page shows a handful of them. A page uses the words inside its tags, and those of the scripts it may
 * load, because an island may add what it names. Of what is left, tokens that are hardly used are written out, and the
 * other variables get short names.
 */
export const pruneStyles = async (publicDir: string): Promise<void> => {
  const files = await listFiles(publicDir);
  const read = (file: string): Promise<string> => readFile(join(publicDir, file), 'utf8');
  const scripts = new Map<string, string>();
  for (const file of files.filter((name) => ISLAND.test(name))) scripts.set(basename(file), await read(file));
  const allScripts = [...scripts.values()].join('\n');
  const shorten = shortVariables(allScripts);
  // The pages of a kind have the same styles and use the same words of them, so the work is done once for each set.
  const pruned = new Map<string, string>();

  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await read(file);
    const sheet = [...html.matchAll(STYLE)].map(([, css]) => css).join('');
    if (sheet === '') continue;
    const bare = html.replace(STYLE, '');
    const pageWords = wordsOf(bare.match(TAG)?.join() ?? '').union(islandWords(bare, scripts));
    const used = [...wordsOf(sheet).intersection(pageWords)];
    const key = `${used}\n${sheet}`;
    const css = pruned.get(key) ?? shorten(spellOutTokens(tidy(await purge(sheet, used)), allScripts));
    pruned.set(key, css);
    await writeFile(join(publicDir, file), withStyle(bare, css));
  }
};
