import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import iconButton from '../../ui/IconButton.module.css';
import { close as cross, search as glass } from '../../ui/icons.ts';
import type { SearchWord } from '../frame/interface-words.schema.ts';
import type { Words } from '../words.ts';
import type { Lookup } from './find.ts';
import { Results } from './Results.tsx';
import { useResultFocus } from './use-result-focus.ts';
import { STEP, useSearch } from './use-search.ts';

interface Props {
  lookup: Lookup;
  words: Words<SearchWord>;
  /** Where a visitor may go when the search has no answer. */
  ways: readonly { label: string; href: string }[];
  /** What stands in the field at first. */
  query?: string;
  onClose: () => void;
}

/** Field and results in a native dialog, which keeps the focus inside and the page behind it at rest. */
export const Search = ({ lookup, words, ways, query: first = '', onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(first);
  const [limit, setLimit] = useState(STEP);
  const outcome = useSearch(lookup, query, limit);
  const { focusResult, forget, move } = useResultFocus(dialog, outcome);

  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();

  const change = (typed: string) => {
    forget();
    setQuery(typed);
    setLimit(STEP);
  };
  /** Enter leads to the first result, which also clears a phone's keyboard from the list. */
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isAnswered = outcome.phase === 'done' && outcome.query === query.trim();
    focusResult(0, isAnswered ? 'now' : 'later');
  };
  const showMore = () => {
    focusResult(limit, 'later');
    setLimit(limit + STEP);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // In a search field Esc would only empty the field; to leave, one press must do.
    if (event.key === 'Escape') close();
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    if (step && move(step)) event.preventDefault();
  };
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) close();
  };

  return (
    <dialog
      ref={dialog}
      className="search"
      aria-labelledby="search-label"
      onClose={onClose}
      onClick={closeOnBackdrop}
      onKeyDown={onKeyDown}
    >
      <div>
        {/* biome-ignore lint/a11y/useSemanticElements: in a <search> of its own height the form could not stick */}
        <form className="search-bar" role="search" action="/sitemap" onSubmit={submit}>
          <label id="search-label" htmlFor="search-field">
            {words('searchLabel')}
          </label>
          <Icon path={glass} size={24} />
          <input
            ref={field}
            id="search-field"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck="false"
            value={query}
            onChange={(event) => change(event.target.value)}
          />
          <button
            className={iconButton.square}
            type="button"
            aria-label={words(query ? 'searchClear' : 'searchClose')}
            onClick={() => {
              if (!query) return close();
              change('');
              field.current?.focus();
            }}
          >
            <Icon path={cross} size={26} />
          </button>
        </form>
        <Results outcome={outcome} words={words} ways={ways} onMore={showMore} />
      </div>
    </dialog>
  );
};
