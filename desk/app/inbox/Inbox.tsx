import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, Outlet, useMatch } from '@tanstack/react-router';
import { count, formatNumber } from '../../../common/wording.ts';
import button from '../../../ui/Button.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import { arrowRight, download } from '../../../ui/icons.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { apiPaths } from '../../contract/paths.ts';
import { listNames } from '../../names.ts';
import words from '../../words.json' with { type: 'json' };
import { Fault } from '../parts/Fault.tsx';
import { KeyWords } from '../parts/KeyWords.tsx';
import { Empty, usePage } from '../parts/Page.tsx';
import { useIsAdministrator } from '../state/hooks.ts';
import { addressOfList, countsQuery, listQuery, orderOf } from '../state/queries.ts';
import styles from './Inbox.module.css';
import { List } from './List.tsx';

const route = getRouteApi('/inside/desk/$list');
const { keys } = words;
const KEYS = [
  ['j k', keys.shortMove],
  ['a', keys.shortAnswer],
  ['e', keys.shortAssign],
  ['s', keys.shortStatus],
  ['?', keys.shortAll],
] as const;

const Filters = () => {
  const { list } = route.useParams();
  const { q = '', order } = route.useSearch();
  const { data: counts } = useQuery(countsQuery);
  const isAdministrator = useIsAdministrator();
  const query = addressOfList({ list, order: orderOf(list, order), q }).split('?')[1];
  return (
    <nav className={styles.filters} aria-label={words.lists.filter}>
      <ul className={`threadNav ${styles.thread}`}>
        {listNames.map((name) => (
          <li key={name}>
            <Link to="/desk/$list" params={{ list: name }} aria-current={name === list && !q ? 'true' : undefined}>
              {words.lists[name]}{' '}
              <b data-warn={(name === 'not-delivered' && counts && counts[name] > 0) || undefined}>
                {counts ? formatNumber(counts[name]) : ''}
              </b>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        {isAdministrator && (
          <a className={button.button} data-look="unboxed" href={`${apiPaths.exportList}?${query}`} download>
            <Icon path={download} /> {words.lists.export}
          </a>
        )}
        <dl className={styles.keys}>
          <KeyWords keys={KEYS} />
        </dl>
      </div>
    </nav>
  );
};

const Content = () => {
  const { list } = route.useParams();
  const { q = '', order } = route.useSearch();
  const listed = useInfiniteQuery({
    ...listQuery({ list, order: orderOf(list, order), q }),
    // The list asks; closing an enquiry must not move it.
    refetchOnMount: false,
  });
  const { data: counts } = useQuery(countsQuery);
  if (listed.isPending) {
    return (
      <Empty>
        <Skeleton label={words.lists.loading} />
      </Empty>
    );
  }
  if (listed.isError) {
    return (
      <Empty>
        <Fault heading={words.faults.listHeading} error={listed.error} again={() => void listed.refetch()} />
      </Empty>
    );
  }
  const isEmpty = listed.data.pages.every(({ rows }) => rows.length === 0);
  const { empty } = words;
  if (list !== 'new' || !isEmpty || q) {
    return (
      <Empty heading={empty.chooseHeading}>
        <p>{empty.choose}</p>
      </Empty>
    );
  }
  const conversations = counts?.conversation ?? 0;
  return (
    <Empty heading={empty.nobodyWaits}>
      <p>{conversations === 0 ? empty.noneOpen : count(conversations, { one: empty.oneOpen, many: empty.manyOpen })}</p>
      {conversations > 0 && (
        <Link className={button.button} data-look="unboxed" to="/desk/$list" params={{ list: 'conversation' }}>
          {empty.seeConversations} <Icon path={arrowRight} />
        </Link>
      )}
    </Empty>
  );
};

/** The second pane while no enquiry is open. */
export const NoEnquiry = () => (
  <div>
    <Content />
  </div>
);

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
