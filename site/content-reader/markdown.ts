import { readFile } from 'node:fs/promises';
import { satteri } from '@astrojs/markdown-satteri';
import { bodyOf } from './front-matter.ts';

/** Astro's own processor. The highlighter writes style attributes, which our Content-Security-Policy refuses. */
const renderer = satteri().createRenderer({ syntaxHighlight: false });

/** A Markdown text as HTML. */
export const markdownHtml = async (text: string): Promise<string> => (await (await renderer).render(text)).code;

/**
 * The text of a Markdown file as HTML. It is rendered when its page is (0.2 ms), because Astro would keep the HTML of
 * all files in its store of content, and bundle the store as one module: 0.7 GB of memory more for 5,000 posts.
 */
export const readMarkdown = async (file: string): Promise<string> => markdownHtml(bodyOf(await readFile(file, 'utf8')));
