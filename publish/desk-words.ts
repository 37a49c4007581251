import type { Plugin } from 'vite';
import { getDeskWords } from '../site/content.ts';

const NAME = 'virtual:desk-words';

/** content/desk.yaml, read and checked like every other file of content/, as a module for the application of the desk. */
export const deskWords = (): Plugin => ({
  name: 'dhr-desk-words',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(getDeskWords())};` : null),
  // The page itself says little, but what it says stands in content/ too.
  transformIndexHtml: (html) => {
    const { page } = getDeskWords();
    return html.replace('{title}', page.title).replace('{noScript}', page.noScript);
  },
});
