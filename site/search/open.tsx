import searchWords from 'virtual:search-words';
import { createRoot, type Root } from 'react-dom/client';
import { adoptStyles } from '../browser/adopt-styles.ts';
import { words } from '../words.ts';
import { type Lookup, startSearch } from './find.ts';
import { Search } from './Search.tsx';
import sheet from './search.css?inline';

let place: { root: Root; lookup: Lookup } | undefined;
const prepare = () => {
  adoptStyles(sheet);
  const host = document.body.appendChild(document.createElement('div'));
  return { root: createRoot(host), lookup: startSearch() };
};

/** Called by site/frame/frame-script.ts when a search link is pressed. */
export const open = (opener: HTMLElement, query = '') => {
  place ??= prepare();
  const { root, lookup } = place;
  const close = () => {
    root.render(null);
    // Safari does not focus a link that is pressed, and then the dialog does not know where to return to.
    opener.focus();
  };
  root.render(<Search lookup={lookup} words={words(searchWords)} query={query} onClose={close} />);
};
