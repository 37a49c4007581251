import words from 'virtual:desk-words';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useMatch, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { fetchLater, later } from '../later.ts';
import { useEvents } from '../state/events.ts';
import { useKeys } from '../state/keys.ts';
import { showDoor } from '../state/leave.ts';
import { Bar } from './Bar.tsx';
import { NavLinks } from './NavLinks.tsx';
import { OfflineLine } from './OfflineLine.tsx';
import styles from './Shell.module.css';

const KeyList = lazy(() => later.keyList().then(({ KeyList: list }) => ({ default: list })));

/** What stands round every page of the desk. The inbox fills the window; other pages scroll. */
export const Shell = () => {
  const client = useQueryClient();
  const router = useRouter();
  const search = useRef<HTMLInputElement>(null);
  const [showsKeys, showKeys] = useState(false);
  const inInbox = useMatch({ from: '/inside/desk/$list', shouldThrow: false }) !== undefined;
  const isOpen = useMatch({ from: '/inside/desk/$list/$id', shouldThrow: false }) !== undefined;
  useEvents(useCallback(() => showDoor(client, router), [client, router]));
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
