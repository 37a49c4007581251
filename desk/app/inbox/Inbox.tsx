import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, Outlet, useNavigate } from '@tanstack/react-router';
import { formatNumber } from '../../../common/wording.ts';
import button from '../../../ui/Button.module.css';
import { TextButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { download as downloadIcon, message } from '../../../ui/icons.ts';
import { Menu } from '../../../ui/Menu.tsx';
import { apiPaths } from '../../contract/paths.ts';
import { LIST_NAMES, type ListName } from '../../names.ts';
import words from '../../words.json' with { type: 'json' };
import { download } from '../parts/Form.tsx';
import { Empty, usePage } from '../parts/Page.tsx';
import { useAssignees, useMe } from '../state/hooks.ts';
import { addressOfList, countsQuery, useListed } from '../state/queries.ts';
import styles from './Inbox.module.css';
import { List } from './List.tsx';

/** Lists that are shown only while there is something in them. */
const SHOWN_WHEN_FILLED: readonly ListName[] = ['later', 'applications', 'other', 'expiring'];

const route = getRouteApi('/inside/desk/$list');

function Filters() {
  const listed = useListed();
  const { data: counts } = useQuery(countsQuery);
  const { id: me, isAdministrator } = useMe();
  const navigate = useNavigate();
  const colleagues = useAssignees().flatMap(({ id, label }) => {
    if (id === null || id === me) return [];
    const onPress = () =>
      void navigate({ to: '/desk/$list', params: { list: 'mine' }, search: { of: id } });
    return [{ label, isCurrent: id === listed.of, onPress }];
  });
  const isShown = (name: ListName): boolean =>
    !SHOWN_WHEN_FILLED.includes(name) || name === listed.list || (counts?.[name] ?? 0) > 0;
  return (
    <nav className={styles.filters} aria-label={words.lists.filter}>
      <ul className={`threadNav ${styles.thread}`}>
        {LIST_NAMES.filter(isShown).map((name) => (
          <li key={name}>
            <Link
              to="/desk/$list"
              params={{ list: name }}
              aria-current={name === listed.list && !listed.q && !listed.of ? 'true' : undefined}
              data-warn={(name === 'not-delivered' && counts && counts[name] > 0) || undefined}
            >
              {words.lists[name]} <span>{counts ? formatNumber(counts[name]) : ''}</span>
            </Link>
          </li>
        ))}
        {colleagues.length > 0 && (
          <li>
            <Menu
              look="unboxed-calm"
              label={words.lists.colleagues}
              groups={[{ items: colleagues }]}
            />
          </li>
        )}
      </ul>
      <div>
        <Link className={button.button} data-look="unboxed" to="/desk/note">
          <Icon path={message} /> {words.conversation.heading}
        </Link>
        {isAdministrator && (
          <TextButton onClick={() => void download(addressOfList(listed, apiPaths.exportList))}>
            <Icon path={downloadIcon} /> {words.lists.export}
          </TextButton>
        )}
      </div>
    </nav>
  );
}

export function NoEnquiry() {
  const { list, q } = useListed();
  const { data: counts } = useQuery(countsQuery);
  const nobodyWaits = list === 'waiting' && !q && counts?.waiting === 0;
  const { empty } = words;
  return (
    <div>
      {counts && (
        <Empty heading={nobodyWaits ? empty.nobodyWaits : empty.chooseHeading}>
          <p>{nobodyWaits ? words.emptyLists.waiting : empty.choose}</p>
        </Empty>
      )}
    </div>
  );
}

/** Filters, list and enquiry: side by side where there is room, one after the other on a phone. */
export function Inbox() {
  const { list } = route.useParams();
  const { q, of } = route.useSearch();
  const { data: counts } = useQuery(countsQuery);
  const heading = usePage(words.lists[q ? 'search' : list], counts?.waiting);
  return (
    <main id="main" tabIndex={-1} className={styles.panes}>
      <h1 ref={heading} tabIndex={-1} className="visuallyHidden">
        {words.bar.inbox}
      </h1>
      <Filters />
      <List key={`${list} ${q} ${of}`} />
      <Outlet />
    </main>
  );
}
