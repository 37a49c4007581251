import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { count, fill } from '../../../common/wording.ts';
import button from '../../../ui/Button.module.css';
import { Button } from '../../../ui/Button.tsx';
import { Menu, MenuGroup, MenuItem } from '../../../ui/Menu.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { Counts } from '../../contract/answers.ts';
import type { ListName } from '../../names.ts';
import words from '../../words.json' with { type: 'json' };
import { orderOf, ordersFor } from '../lists.ts';
import { Fault } from '../parts/Fault.tsx';
import { useNow } from '../state/now.ts';
import { useOnline } from '../state/online.ts';
import { arrivalsQuery, countsQuery, LISTS, listQuery } from '../state/queries.ts';
import { clockTime } from '../wording/time.ts';
import styles from './List.module.css';
import { ListRow } from './ListRow.tsx';
import { useListKeys } from './use-list-keys.ts';

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
      <div className={styles.head}>
        <h2>{q ? fill(words.lists.found, { q }) : headingOf(list, counts)}</h2>
        {!q && (
          <Menu look="text-calm" label={words.lists[order]}>
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
          <p>
            {arrived}{' '}
            <Button look="text" onClick={show}>
              {words.lists.show}
            </Button>
          </p>
        )}
        {!isOnline && listed.dataUpdatedAt > 0 && (
          <p>{fill(words.offline.listOf, { time: clockTime(listed.dataUpdatedAt) })}</p>
        )}
      </div>
      {listed.isPending && (
        <div className={styles.skeleton}>
          <Skeleton blocks={3} />
        </div>
      )}
      {listed.isError && rows.length === 0 && (
        <>
          <p className={`${styles.none} ${styles.beside}`}>{words.lists.notLoaded}</p>
          {/* Where there is room it stands in the pane beside the list. */}
          <div className={styles.alone}>
            <Fault heading={words.faults.listHeading} error={listed.error} again={() => void listed.refetch()} />
          </div>
        </>
      )}
      {isEmpty && <p className={styles.none}>{q ? fill(words.lists.noneFound, { q }) : words.emptyLists[list]}</p>}
      <ul>
        {rows.map((row) => (
          <ListRow key={row.id} row={row} list={list} now={now} />
        ))}
      </ul>
      {listed.hasNextPage && (
        <button
          className={`${button.button} ${styles.more}`}
          data-look="text"
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
