import { getRouteApi, Outlet, useMatch } from '@tanstack/react-router';
import words from '../../words.json' with { type: 'json' };
import { usePage } from '../shell/use-page.ts';
import { Filters } from './Filters.tsx';
import styles from './Inbox.module.css';
import { List } from './List.tsx';

const route = getRouteApi('/inside/desk/$list');

/** Filters, list and enquiry: side by side where there is room, one after the other on a phone. */
export const Inbox = () => {
  const { list } = route.useParams();
  const { q } = route.useSearch();
  const isOpen = useMatch({ from: '/inside/desk/$list/$id', shouldThrow: false }) !== undefined;
  const heading = usePage(words.lists[q ? 'search' : list]);
  return (
    <main id="main" tabIndex={-1} className={styles.panes} data-view={isOpen ? 'enquiry' : undefined}>
      <h1 ref={heading} tabIndex={-1} className="visuallyHidden">
        {words.bar.inbox}
      </h1>
      <Filters />
      <List />
      <Outlet />
    </main>
  );
};
