import searchWords from 'virtual:search-words';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../browser/adopt-styles.ts';
import { words } from '../words.ts';
import { startSearch } from './find.ts';
import { Search } from './Search.tsx';
import sheet from './search.css?inline';

adoptStyles(sheet);
const root = createRoot(document.body.appendChild(document.createElement('div')));
const lookup = startSearch();

/** Called by site/frame/frame-script.ts when a search link is pressed. */
export function open(opener: HTMLElement, query = '') {
  const close = () => {
    root.render(null);
    // Safari does not focus a link that is pressed, and then the dialog does not know where to return to.
    opener.focus();
  };
  root.render(<Search lookup={lookup} words={words(searchWords)} query={query} onClose={close} />);
}
