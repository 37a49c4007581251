import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate, useParams } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { count, fill } from '../../../common/wording.ts';
import button from '../../../ui/Button.module.css';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { alert } from '../../../ui/icons.ts';
import { Menu, MenuGroup, MenuItem } from '../../../ui/Menu.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { Counts } from '../../contract/answers.ts';
import type { ListName } from '../../names.ts';
import words from '../../words.json' with { type: 'json' };
import { Fault } from '../parts/Fault.tsx';
import { useMe, useNow, useOnline } from '../state/hooks.ts';
import { useKeys } from '../state/keys.ts';
import { arrivalsQuery, countsQuery, LISTS, type ListedRow, listQuery, orderOf, ordersFor } from '../state/queries.ts';
import { clockTime, shortTime } from '../wording/time.ts';
import styles from './Inbox.module.css';

const rowsIn = (pane: HTMLElement | null): HTMLElement[] => [...(pane?.querySelectorAll<HTMLElement>('li > a') ?? [])];

/** j and k, or the arrows, move the focus from row to row; Enter opens, as with every link; Escape comes back. */
const useListKeys = (pane: RefObject<HTMLElement | null>): void => {
  const { list, id } = useParams({ strict: false });
  const navigate = useNavigate();
  const move = (step: 1 | -1): void => {
    const rows = rowsIn(pane.current);
    const { activeElement } = document;
    const focused = activeElement instanceof HTMLElement ? rows.indexOf(activeElement) : -1;
    const at = focused >= 0 ? focused : rows.findIndex((row) => row.hasAttribute('aria-current'));
    const next = at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step));
    rows[next]?.focus();
  };
  const back = (): void => {
    if (!id || !list) return;
    const row = rowsIn(pane.current).find((one) => one.hasAttribute('aria-current'));
    // On a phone the list is not there to take the focus until the enquiry is gone.
    void navigate({ to: '/desk/$list', params: { list }, search: (search) => search }).then(() => row?.focus());
  };
  // Outside the list the arrows scroll what is read.
  const byArrow = (step: 1 | -1) => (pane.current?.contains(document.activeElement) ? move(step) : false);
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    Escape: back,
    ArrowDown: () => byArrow(1),
    ArrowUp: () => byArrow(-1),
  });
};

interface ListRowProps {
  row: ListedRow;
  list: ListName;
  now: number;
}

/** What else there is to know, in words: flags of colour alone would say nothing to many. */
const useFlags = (row: ListedRow, list: ListName) => {
  const me = useMe();
  const calm: string[] = [];
  const bad: string[] = [];
  const { rows } = words;
  if (row.isQuarantined && list === 'quarantine')
    bad.push(count(row.spamScore, { one: rows.point, many: rows.points }));
  else if (row.isQuarantined) calm.push(rows.quarantined);
  if (row.isNotDelivered) bad.push(rows.notDelivered);
  const isExpected = list === row.status || list === 'quarantine' || row.isQuarantined;
  if (!isExpected && !(list === 'not-delivered' && row.status === 'new')) calm.push(words.status[row.status]);
  if (row.assignedTo) {
    calm.push(row.assignedTo.id === me.id ? rows.mine : fill(rows.assigned, { who: row.assignedTo.name }));
  }
  if (row.hasLeft) calm.push(rows.hasLeft);
  return { calm, bad };
};

const ListRow = ({ row, list, now }: ListRowProps) => {
  const { calm, bad } = useFlags(row, list);
  return (
    <li>
      <Link
        className={`ruleBelow ${styles.row}`}
        to="/desk/$list/$id"
        params={{ list, id: row.id }}
        search={(search) => search}
        data-unread={row.isUnread || undefined}
        activeOptions={{ includeSearch: false }}
      >
        <i>{row.isUnread && <span className="visuallyHidden">{words.rows.unread}</span>}</i>
        <b>
          <bdi>{row.name}</bdi>
        </b>
        <time dateTime={new Date(row.receivedAt).toISOString()}>{shortTime(row.receivedAt, now)}</time>
        <span className={styles.line}>{fill(words.rows.from, { company: row.company, country: row.country })}</span>
        <span className={`muted ${styles.line}`} dir="auto">
          {row.firstWords}
        </span>
        {(calm.length > 0 || bad.length > 0) && (
          <span className={`cluster muted ${styles.flags}`}>
            {bad.map((flag) => (
              <span key={flag} className={styles.bad}>
                <Icon path={alert} size={18} /> {flag}
              </span>
            ))}
            {calm.map((flag) => (
              <span key={flag}>{flag}</span>
            ))}
          </span>
        )}
      </Link>
    </li>
  );
};

const route = getRouteApi('/inside/desk/$list');

/** New, 4 unread · Quarantine, 2 held · Not delivered, 1 waiting. */
const headingOf = (list: ListName, counts: Counts | undefined): string => {
  const { lists } = words;
  const name = lists[list];
  if (!counts) return name;
  if (list === 'new' && counts.unread > 0) return fill(lists.unread, { list: name, n: counts.unread });
  if (list === 'quarantine' && counts.quarantine > 0) return fill(lists.held, { list: name, n: counts.quarantine });
  if (list !== 'not-delivered' || counts[list] === 0) return name;
  return fill(lists.waiting, { list: name, n: counts[list] });
};

export const List = () => {
  const { list } = route.useParams();
  const { q = '', order: asked } = route.useSearch();
  const navigate = useNavigate();
  const order = orderOf(list, asked);
  const listed = useInfiniteQuery(listQuery({ list, order, q }));
  const { data: counts } = useQuery(countsQuery);
  const client = useQueryClient();
  const { data: waiting } = useQuery(arrivalsQuery({ list, order, q }));
  const isOnline = useOnline();
  const now = useNow();
  const pane = useRef<HTMLElement>(null);
  useListKeys(pane);

  const rows = listed.data?.pages.flatMap((page) => page.rows) ?? [];
  const isEmpty = listed.isSuccess && rows.length === 0;
  const show = useCallback(() => void client.invalidateQueries({ queryKey: LISTS }), [client]);
  useEffect(() => {
    // Nothing can move in an empty list.
    if (isEmpty && waiting > 0) show();
  }, [isEmpty, waiting, show]);

  const arrived = waiting > 0 && !q ? count(waiting, { one: words.lists.arrivedOne, many: words.lists.arrived }) : '';
  return (
    <section ref={pane} className={styles.list} aria-label={words.lists.enquiries}>
      <div className={`cluster ${styles.head}`}>
        <h2>{q ? fill(words.lists.found, { q }) : headingOf(list, counts)}</h2>
        {!q && (
          <Menu look="unboxed-calm" label={words.lists[order]}>
            <MenuGroup heading={words.lists.order}>
              {ordersFor(list).map((one) => (
                <MenuItem
                  key={one}
                  current={one === order}
                  onPress={() => void navigate({ to: '/desk/$list', params: { list }, search: { order: one } })}
                >
                  {words.lists[one]}
                </MenuItem>
              ))}
            </MenuGroup>
          </Menu>
        )}
      </div>
      <div role="status" className={styles.arrived}>
        {arrived && (
          <p className="cluster ruleBelow">
            {arrived}{' '}
            <Button look="unboxed" onClick={show}>
              {words.lists.show}
            </Button>
          </p>
        )}
        {!isOnline && listed.dataUpdatedAt > 0 && (
          <p className="cluster ruleBelow">{fill(words.offline.listOf, { time: clockTime(listed.dataUpdatedAt) })}</p>
        )}
      </div>
      {listed.isPending && (
        <div className={styles.skeleton}>
          <Skeleton blocks={3} />
        </div>
      )}
      {listed.isError && rows.length === 0 && (
        <>
          <p className={`muted ${styles.none} ${styles.wideOnly}`}>{words.lists.notLoaded}</p>
          {/* Where there is room it is in the pane next to the list. */}
          <div className={styles.alone}>
            <Fault heading={words.faults.listHeading} error={listed.error} again={() => void listed.refetch()} />
          </div>
        </>
      )}
      {isEmpty && (
        <p className={`muted ${styles.none}`}>{q ? fill(words.lists.noneFound, { q }) : words.emptyLists[list]}</p>
      )}
      <ul>
        {rows.map((row) => (
          <ListRow key={row.id} row={row} list={list} now={now} />
        ))}
      </ul>
      {listed.hasNextPage && (
        <button
          className={`${button.button} ${styles.more}`}
          data-look="unboxed"
          type="button"
          disabled={listed.isFetchingNextPage}
          onClick={() => void listed.fetchNextPage()}
        >
          {listed.isFetchingNextPage ? words.lists.loadingMore : words.lists.more}
        </button>
      )}
    </section>
  );
};
