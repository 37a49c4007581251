import { useQuery } from '@tanstack/react-query';
import { Outlet, useMatch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import words from '../../words.json' with { type: 'json' };
import { fetchLater, later } from '../later.ts';
import { useKeys } from '../state/keys.ts';
import { sessionQuery } from '../state/queries.ts';
import { Bar } from './Bar.tsx';
import { NavLinks } from './NavLinks.tsx';
import { OfflineLine } from './OfflineLine.tsx';
import styles from './Shell.module.css';

const KeyList = lazy(() => later.keyList().then(({ KeyList: list }) => ({ default: list })));

/** What stands round every page of the desk. The inbox fills the window; other pages scroll. */
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
