import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { count, fill } from '../../../common/wording.ts';
import { TextButton } from '../../../ui/Button.tsx';
import type { ListName } from '../../names.ts';
import words from '../../words.json' with { type: 'json' };
import { Loaded } from '../parts/Page.tsx';
import { pressLater, useKeys, useMe, useNow } from '../state/hooks.ts';
import {
  arrivalsQuery,
  countsQuery,
  LISTS,
  type ListedRow,
  listQuery,
  useListed,
} from '../state/queries.ts';
import { statusWords } from '../wording/history.ts';
import { isOverdue, shortTime, turnWords } from '../wording/time.ts';
import styles from './Inbox.module.css';

function rowsIn(pane: HTMLElement | null): HTMLElement[] {
  return [...(pane?.querySelectorAll<HTMLElement>('li > a') ?? [])];
}

function isCurrent(row: HTMLElement): boolean {
  return row.hasAttribute('aria-current');
}

/** j and k, or the arrows, move the focus from row to row; Enter opens, as with every link; Escape comes back. */
function useListKeys(pane: RefObject<HTMLElement | null>): void {
  const { list, id } = useParams({ strict: false });
  const navigate = useNavigate();
  const last = useRef(-1);
  useEffect(() => {
    const open = rowsIn(pane.current).findIndex(isCurrent);
    if (open >= 0) last.current = open;
  });
  /** From the row with the focus, else the open one, else where the last one was: it may have left the list since. */
  const move = (step: 1 | -1): void => {
    const rows = rowsIn(pane.current);
    const { activeElement } = document;
    const focused = activeElement instanceof HTMLElement ? rows.indexOf(activeElement) : -1;
    const at =
      [focused, rows.findIndex(isCurrent)].find((index) => index >= 0) ??
      last.current - (step === 1 ? 1 : 0);
    last.current = Math.min(rows.length - 1, Math.max(0, at + step));
    rows[last.current]?.focus();
  };
  /** An action on a row that has the focus opens it first. */
  const actOn = (key: string) => (): unknown => {
    const row = rowsIn(pane.current).find(
      (one) => one === document.activeElement && !isCurrent(one),
    );
    if (!row) return false;
    pressLater(key);
    return row.click();
  };
  const back = (): void => {
    if (!id || !list) return;
    const row = rowsIn(pane.current).find(isCurrent);
    // On a phone the list is not there to take the focus until the enquiry is gone.
    void navigate({ to: '/desk/$list', params: { list }, search: (search) => search }).then(() =>
      row?.focus(),
    );
  };
  // Outside the list the arrows scroll the page.
  const byArrow = (step: 1 | -1) =>
    pane.current?.contains(document.activeElement) ? move(step) : false;
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    Escape: back,
    ...Object.fromEntries([...'aesmur'].map((key) => [key, actOn(key)])),
    ArrowDown: () => byArrow(1),
    ArrowUp: () => byArrow(-1),
  });
}

/** In words: colour alone would say nothing to many. */
function useFlags(row: ListedRow, list: ListName, now: number) {
  const me = useMe();
  const calm: string[] = [];
  const bad: string[] = [];
  const { rows } = words;
  if (row.isPayrollToday) bad.push(rows.payrollToday);
  if (row.isQuarantined && list === 'quarantine')
    bad.push(count(row.spamScore, { one: rows.point, many: rows.points }));
  else if (row.isQuarantined) calm.push(statusWords(row));
  if (row.hasReplied) calm.push(rows.replied);
  if (row.isNotDelivered) bad.push(rows.notDelivered);
  const turn = turnWords(row, now);
  if (turn) (isOverdue(row, now) ? bad : calm).push(turn);
  const isExpected = list === row.status || list === 'quarantine' || row.isQuarantined;
  if (!isExpected && (list === 'all' || row.status !== 'new')) calm.push(words.status[row.status]);
  if (row.assignedTo && list !== 'mine') {
    calm.push(
      row.assignedTo.id === me.id ? rows.mine : fill(rows.assigned, { who: row.assignedTo.name }),
    );
  }
  if (row.hasLeft) calm.push(rows.hasLeft);
  return { calm, bad };
}

function ListRow({ row, list }: { row: ListedRow; list: ListName }) {
  const now = useNow();
  const { calm, bad } = useFlags(row, list, now);
  const company = row.isApplication ? words.enquiry.applicant : row.company;
  const from = [company, row.country].filter(Boolean).join(', ');
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
        <span className="ends">
          <bdi>{row.name}</bdi>
          <time dateTime={new Date(row.receivedAt).toISOString()}>
            {shortTime(row.receivedAt, now)}
          </time>
        </span>
        {row.isUnread && <span className="visuallyHidden">{words.rows.unread}</span>}
        <span className={styles.line}>{from}</span>
        <span className={`muted ${styles.line}`} dir="auto">
          {row.firstWords}
        </span>
        <span className={`cluster muted ${styles.flags}`}>
          {bad.map((flag) => (
            <b key={flag}>{flag}</b>
          ))}
          {calm.map((flag) => (
            <span key={flag}>{flag}</span>
          ))}
        </span>
      </Link>
    </li>
  );
}

export function List() {
  const listed = useListed();
  const { list, q } = listed;
  const query = useInfiniteQuery(listQuery(listed));
  const { data: counts } = useQuery(countsQuery);
  const client = useQueryClient();
  const { data: waiting } = useQuery(arrivalsQuery(listed));
  const pane = useRef<HTMLElement>(null);
  useListKeys(pane);

  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const isEmpty = query.isSuccess && rows.length === 0;
  const show = useCallback(() => void client.invalidateQueries({ queryKey: LISTS }), [client]);
  useEffect(() => {
    // Nothing can move in an empty list.
    if (isEmpty && waiting > 0) show();
  }, [isEmpty, waiting, show]);

  const unread = list === 'waiting' ? (counts?.unread ?? 0) : 0;
  const heading =
    unread > 0
      ? fill(words.lists.unread, { list: words.lists[list], n: unread })
      : words.lists[list];
  return (
    <section ref={pane} className={`insetFocus ${styles.list}`} aria-label={words.lists.enquiries}>
      <h2 className={styles.head}>{q ? fill(words.lists.found, { q }) : heading}</h2>
      <div role="status" className={styles.arrived}>
        {waiting > 0 && !q && (
          <p className="ends ruleBelow">
            {count(waiting, { one: words.lists.arrivedOne, many: words.lists.arrived })}
            <TextButton onClick={show}>{words.lists.show}</TextButton>
          </p>
        )}
      </div>
      {isEmpty && (
        <p className={`muted ${styles.none}`}>
          {q ? fill(words.lists.noneFound, { q }) : words.emptyLists[list]}
        </p>
      )}
      {rows.length === 0 && !isEmpty && (
        <div className={styles.none}>
          <Loaded query={query} loading={words.lists.loading} fault={words.faults.listHeading} />
        </div>
      )}
      <ul>
        {rows.map((row) => (
          <ListRow key={row.id} row={row} list={list} />
        ))}
      </ul>
      {query.hasNextPage && (
        <TextButton onClick={() => void query.fetchNextPage({ cancelRefetch: false })}>
          {words.lists.more}
        </TextButton>
      )}
    </section>
  );
}
