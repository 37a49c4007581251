import searchWords from 'virtual:search-words';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../browser/adopt-styles.ts';
import { words } from '../words.ts';
import { startSearch } from './find-pages.ts';
import { Search } from './Search.tsx';
import sheet from './search.css?inline';

adoptStyles(sheet);
const root = createRoot(document.body.appendChild(document.createElement('div')));
const lookup = startSearch();

/** Called by site/parts/frame/frame-script.ts when a search link is pressed. */
export function open(opener: HTMLElement, query = '') {
  const close = () => {
    root.render(null);
    // Safari does not focus a pressed link, and then the dialog cannot return to it.
    opener.focus();
  };
  root.render(<Search lookup={lookup} words={words(searchWords)} query={query} onClose={close} />);
}
