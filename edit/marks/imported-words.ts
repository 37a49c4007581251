import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroUserConfig } from 'astro';
import { markData } from './read-marked.ts';

type Plugin = NonNullable<NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number]>;

/** The words of the enquiry form do not pass the door to the content: its programs import them. */
const IMPORTED = 'content/enquiry-form.json';

/** Marks the words that are imported, on their way into the pages and into the browser. */
export const markImported = (root: string): Plugin => ({
  name: 'dhr-edit-imported-words',
  enforce: 'pre',
  load: (id: string) => {
    const file = join(root, IMPORTED);
    return id === file ? JSON.stringify(markData(IMPORTED, JSON.parse(readFileSync(file, 'utf8')))) : undefined;
  },
});
