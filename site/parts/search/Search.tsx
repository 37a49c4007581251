import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { dayOf } from '../../../common/day.ts';
import { Icon } from '../../../ui/Icon.tsx';
import iconButton from '../../../ui/IconButton.module.css';
import { calendarPlus, close as cross, search as glass } from '../../../ui/icons.ts';
import type { SearchWord } from '../../schemas/interface-words.ts';
import { leftOf } from '../when.ts';
import type { Words } from '../words.ts';
import type { Found, Hit, Lookup } from './find-pages.ts';

interface Props {
  lookup: Lookup;
  words: Words<SearchWord>;
  /** The first content of the field. */
  query?: string;
  onClose: () => void;
}

/** Nobody reads on after so many results. */
const MAX_RESULTS = 20;
/** A search that found nothing is one that a visitor stopped at, not a word half typed. */
const GIVE_UP_MS = 1500;
/** A pause in typing. Shorter, and each letter would be looked up and announced. */
const DEBOUNCE_MS = 100;

function Hits({ hits }: { hits: readonly Hit[] }) {
  return (
    <ol>
      {hits.map(({ href, title, area, excerpt }) => (
        <li key={href}>
          <a href={href}>{title}</a>
          <small>{area}</small>
          <p>
            {excerpt.map((piece, i) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
              piece.isMatch ? <mark key={i}>{piece.text}</mark> : piece.text,
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Records of that name, with the days left of a date that is ahead. */
function Records({ records, left, words }: Pick<Found, 'records' | 'left'> & Pick<Props, 'words'>) {
  const today = dayOf(new Date());
  return (
    <ol className="search-records">
      {records.map(({ href, title, area, text, at }) => (
        <li key={href}>
          <a href={href}>{title}</a>
          <small>
            {at?.label} {at && at.last >= today && <b>{leftOf(at, today, left)}</b>}{' '}
            <span>{area}</span>
          </small>
          <p>{text}</p>
          {at && at.last >= today && (
            <a href={`${href.replace('#', '/')}.ics`} download>
              <Icon path={calendarPlus} />
              {words('searchAdd')}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Field and results in a native dialog, which keeps the focus and the page behind it at rest. */
export function Search({ lookup, words, query: first = '', onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState(first);
  /** `found` is missing where the search is out of order. */
  const [outcome, setOutcome] = useState<{ query: string; found: Found | undefined }>();
  /** Enter or the arrow came before the answer: its first result takes the focus. */
  const isEntered = useRef(false);
  const typed = query.trim();
  const { found } = outcome ?? {};
  const close = () => dialog.current?.close();
  const focusFirst = () => {
    isEntered.current = false;
    dialog.current?.querySelector<HTMLElement>('ol a')?.focus();
  };

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    let isWanted = true;
    const tell = () =>
      dispatchEvent(new CustomEvent('nothing-found', { detail: `?${typed.slice(0, 99)}` }));
    let timer = setTimeout(async () => {
      const answer = await lookup(typed, MAX_RESULTS).catch(() => undefined);
      // One that comes after the next letter is dropped.
      if (!isWanted) return;
      setOutcome({ query: typed, found: answer });
      if (answer?.total === 0 && answer.records.length === 0) timer = setTimeout(tell, GIVE_UP_MS);
    }, DEBOUNCE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [lookup, typed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new results are the moment to look for the first
  useEffect(() => {
    if (isEntered.current && outcome?.query === typed) focusFirst();
  }, [outcome]);

  const status = () => {
    if (typed === '') return words('searchHint');
    if (!outcome || (!found && outcome.query !== typed)) return words('searchWorking');
    if (!found) return words('searchFailed');
    const n = found.total + found.records.length;
    if (n === 0) return words('searchNone', { query: outcome.query });
    const said = { n, query: found.corrected ?? outcome.query };
    return words(n === 1 ? 'searchOne' : 'searchCount', said);
  };
  /** Results of an older word are about to be replaced, and would take the focus with them. */
  const enterResults = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (outcome?.query === typed) focusFirst();
    else isEntered.current = true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // In a search field Esc would only empty the field; to leave, one press must do.
    if (event.key === 'Escape') close();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [...(dialog.current?.querySelectorAll<HTMLElement>('input, ol a') ?? [])];
    const at = stops.findIndex((stop) => stop.matches(':focus'));
    if (!step || at < 0) return;
    if (at === 0 && step === 1) return enterResults(event);
    event.preventDefault();
    stops[at + step]?.focus();
  };
  const hits = found?.hits ?? [];
  const others = hits.filter(({ also }) => also);
  const isStuck = outcome !== undefined && hits.length === 0 && !found?.records.length;
  return (
    <dialog
      ref={dialog}
      className="search"
      aria-labelledby="search-label"
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
      onKeyDown={onKeyDown}
    >
      <div>
        {/* biome-ignore lint/a11y/useSemanticElements: in a <search> of its own height the form could not stick */}
        <form className="search-bar" role="search" action="/sitemap" onSubmit={enterResults}>
          <label id="search-label" htmlFor="search-field">
            {words('searchLabel')}
          </label>
          <Icon path={glass} size={24} />
          <input
            id="search-field"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck="false"
            value={query}
            onChange={({ target }) => {
              isEntered.current = false;
              setQuery(target.value);
            }}
          />
          <button
            className={iconButton.square}
            type="button"
            aria-label={words('searchClose')}
            onClick={close}
          >
            <Icon path={cross} size={26} />
          </button>
        </form>
        <div className="search-results">
          <p role="status">
            {status()}
            {typed && found?.corrected && (
              <span>{` ${words('searchTyped', { query: typed })}`}</span>
            )}
          </p>
          {found && found.records.length > 0 && <Records {...found} words={words} />}
          <Hits hits={hits.filter(({ also }) => !also)} />
          {others.length > 0 && (
            <>
              <p>
                {words('searchAlso', {
                  query: [...new Set(others.map(({ also }) => also))].join('”, “'),
                })}
              </p>
              <Hits hits={others} />
            </>
          )}
          {isStuck && (
            <>
              <p>{words('searchStuck')}</p>
              <p>
                <a href="/sitemap">{words('searchAllPages')}</a>
                <a href="/contact-us">{words('searchContact')}</a>
              </p>
            </>
          )}
        </div>
      </div>
    </dialog>
  );
}
