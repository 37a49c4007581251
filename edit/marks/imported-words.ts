import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroUserConfig } from 'astro';
import { IMPORTED_CONTENT } from '../../site/check.ts';
import { markData } from './read-marked.ts';

type Plugin = NonNullable<NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number]>;

/**
 * Marks the words of the enquiry form on their way into the pages and into the browser: they do not pass the door to the
 * content, since programs import them.
 */
export const markImported = (root: string): Plugin => ({
  name: 'dhr-edit-imported-words',
  enforce: 'pre',
  load: (id: string) => {
    const file = join(root, IMPORTED_CONTENT);
    // Vite writes slashes on Windows too.
    if (id !== file.replaceAll('\\', '/')) return undefined;
    return JSON.stringify(markData(IMPORTED_CONTENT, JSON.parse(readFileSync(file, 'utf8'))));
  },
});
