import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useMatch } from '@tanstack/react-router';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import iconButton from '../../../ui/IconButton.module.css';
import { close, search as searchIcon, wifiOff } from '../../../ui/icons.ts';
import { Logo } from '../../../ui/Logo.tsx';
import words from '../../words.json' with { type: 'json' };
import { fetchLater, later } from '../later.ts';
import { MARK } from '../parts/Figure.tsx';
import { useOnline } from '../state/hooks.ts';
import { useKeys } from '../state/keys.ts';
import { sessionQuery } from '../state/queries.ts';
import { Me } from './Me.tsx';
import { Search } from './Search.tsx';
import styles from './Shell.module.css';

/** The three places of the desk, in the bar and at the bottom of a phone. */
const NavLinks = () => {
  const inInbox = useMatch({ from: '/inside/desk/$list', shouldThrow: false }) !== undefined;
  return (
    <ul>
      <li>
        <Link to="/desk/$list" params={{ list: 'new' }} aria-current={inInbox ? 'page' : undefined}>
          {words.bar.inbox}
        </Link>
      </li>
      <li>
        <Link to="/desk/numbers">{words.bar.numbers}</Link>
      </li>
      <li>
        <Link to="/desk/people">{words.bar.people}</Link>
      </li>
    </ul>
  );
};

const OfflineLine = () => {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className={`cluster ${styles.offline}`}>
          <Icon path={wifiOff} />
          {words.offline.line} <small>{words.offline.what}</small>
        </p>
      )}
    </div>
  );
};

interface BarProps {
  search: RefObject<HTMLInputElement | null>;
  showKeys: () => void;
}

const Bar = ({ search, showKeys }: BarProps) => {
  const [isSearching, setSearching] = useState(false);
  const toggle = (): void => {
    setSearching(!isSearching);
    if (!isSearching) requestAnimationFrame(() => search.current?.focus());
  };
  return (
    <header className={`${styles.bar} on-ink`} data-searching={isSearching || undefined}>
      <Logo mark={MARK} name={words.bar.name} tagline={words.bar.desk} home={words.bar.toSite} size="bar" />
      <nav className={styles.nav} aria-label={words.bar.nav}>
        <NavLinks />
      </nav>
      <Search field={search} />
      <button
        className={`${iconButton.square} ${styles.opensSearch}`}
        type="button"
        aria-label={isSearching ? words.bar.closeSearch : words.bar.search}
        aria-expanded={isSearching}
        onClick={toggle}
      >
        <Icon path={isSearching ? close : searchIcon} size={22} />
      </button>
      <Me showKeys={showKeys} />
    </header>
  );
};

const KeyList = lazy(() => later.keyList().then(({ KeyList: list }) => ({ default: list })));

/** The frame of every page. The inbox fills the window; other pages scroll. */
export const Shell = () => {
  const search = useRef<HTMLInputElement>(null);
  const [showsKeys, showKeys] = useState(false);
  const inInbox = useMatch({ from: '/inside/desk/$list', shouldThrow: false }) !== undefined;
  const isOpen = useMatch({ from: '/inside/desk/$list/$id', shouldThrow: false }) !== undefined;
  useQuery(sessionQuery);
  useEffect(fetchLater, []);
  useKeys({ '/': () => search.current?.focus(), '?': () => showKeys(true) });
  return (
    <div className={styles.shell} data-kind={inInbox ? 'inbox' : 'page'} data-view={isOpen ? 'enquiry' : undefined}>
      <a className="skipLink" href="#main">
        {words.bar.skip}
      </a>
      <Bar search={search} showKeys={() => showKeys(true)} />
      <OfflineLine />
      <Outlet />
      <nav className={styles.tabs} aria-label={words.bar.tabs}>
        <NavLinks />
      </nav>
      {showsKeys && (
        <Suspense>
          <KeyList onClose={() => showKeys(false)} />
        </Suspense>
      )}
    </div>
  );
};
