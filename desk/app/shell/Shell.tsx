import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useMatch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Logo } from '../../../ui/Logo.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import words from '../../words.json' with { type: 'json' };
import { Confirm } from '../door/Confirm.tsx';
import { MARK } from '../parts/Figure.tsx';
import { useIsConfirming } from '../state/api.ts';
import { useOnline } from '../state/hooks.ts';
import { useKeys } from '../state/keys.ts';
import { sessionQuery } from '../state/queries.ts';
import { KeyList } from './KeyList.tsx';
import { Me } from './Me.tsx';
import { Search } from './Search.tsx';
import styles from './Shell.module.css';

const { bar, offline } = words;

/** The frame of every page. The inbox fills the window; other pages scroll. */
export const Shell = () => {
  const search = useRef<HTMLInputElement>(null);
  const [showsKeys, showKeys] = useState(false);
  const isOnline = useOnline();
  const isConfirming = useIsConfirming();
  const inInbox = useMatch({ from: '/inside/desk/$list', shouldThrow: false }) !== undefined;
  const isOpen = useMatch({ from: '/inside/desk/$list/$id', shouldThrow: false }) !== undefined;
  useQuery(sessionQuery);
  useKeys({ '/': () => search.current?.focus(), '?': () => showKeys(true) });
  return (
    <div className={styles.shell} data-kind={inInbox ? 'inbox' : 'page'} data-view={isOpen ? 'enquiry' : undefined}>
      <a className="skipLink" href="#main">
        {bar.skip}
      </a>
      <header className={`${styles.bar} on-ink`}>
        <Logo mark={MARK} name={bar.name} tagline={bar.desk} home={bar.toSite} size="bar" />
        {/* On a phone it is at the bottom of the window. */}
        <nav className={`insetFocus ${styles.nav}`} aria-label={bar.nav}>
          <Link to="/desk/$list" params={{ list: 'waiting' }} aria-current={inInbox ? 'page' : undefined}>
            {bar.inbox}
          </Link>
          <Link to="/desk/numbers">{bar.numbers}</Link>
          <Link to="/desk/people">{bar.people}</Link>
        </nav>
        <Search field={search} />
        <Me showKeys={() => showKeys(true)} />
      </header>
      <div role="status">{!isOnline && <Notice heading={offline.line}>{offline.what}</Notice>}</div>
      <Outlet />
      {showsKeys && <KeyList onClose={() => showKeys(false)} />}
      {isConfirming && <Confirm />}
    </div>
  );
};
