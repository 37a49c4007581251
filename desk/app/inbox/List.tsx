import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { Fragment, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { count, fill } from '../../../common/wording.ts';
import { LineButton, TextButton } from '../../../ui/Button.tsx';
import { Check } from '../../../ui/Check.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import type { Action } from '../../contract/requests.ts';
import type { ListName } from '../../names.ts';
import words from '../../words.json' with { type: 'json' };
import { useActTogether } from '../enquiry/use-act.ts';
import { Loaded } from '../parts/Page.tsx';
import { pressLater, useAssignees, useKeys, useMe, useNow, useOnline } from '../state/hooks.ts';
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
    x: () => document.activeElement?.parentElement?.querySelector('input')?.click(),
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

/** A text with the words that were searched for marked. */
function Found({ text, q }: { text: string; q: string }) {
  const words = q.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (words.length === 0) return text;
  const pieces = text.split(new RegExp(`((?<![\\p{L}\\p{N}])(?:${words.join('|')}))`, 'iu'));
  return pieces.map((piece, at) => {
    // A text has no other key than the place of its pieces.
    const key = `${at} ${piece}`;
    return at % 2 === 1 ? <mark key={key}>{piece}</mark> : <Fragment key={key}>{piece}</Fragment>;
  });
}

interface RowProps {
  row: ListedRow;
  list: ListName;
  q: string;
  isMarked: boolean;
  mark: () => void;
}

function ListRow({ row, list, q, isMarked, mark }: RowProps) {
  const now = useNow();
  const { calm, bad } = useFlags(row, list, now);
  const company = row.isApplication ? words.enquiry.applicant : row.company;
  const from = [company, row.country].filter(Boolean).join(', ');
  return (
    <li>
      <Check
        aria-label={fill(words.together.mark, { name: row.name })}
        checked={isMarked}
        onChange={mark}
      />
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
          <time dateTime={new Date(row.lastAt).toISOString()}>{shortTime(row.lastAt, now)}</time>
        </span>
        {row.isUnread && <span className="visuallyHidden">{words.rows.unread}</span>}
        <span className={styles.line}>{from}</span>
        <span className={`muted ${styles.line}`} dir="auto">
          {row.lastBy !== null && `${row.lastBy}: `}
          <Found text={row.firstWords} q={q} />
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

/** Acts on all rows that are marked, each with its own history and all with one undo. */
function Marked({ rows, clear }: { rows: readonly ListedRow[]; clear: () => void }) {
  const together = useActTogether();
  const isOnline = useOnline();
  const { together: labels } = words;
  const doAll = (action: Action): void =>
    together.mutate({ action, on: rows }, { onSuccess: clear });
  const assignees = useAssignees().map(({ id, label }) => ({
    label,
    onPress: () => doAll({ do: 'assign', to: id }),
  }));
  return (
    <fieldset
      className={`cluster ${styles.marked}`}
      disabled={!isOnline || together.isPending}
      aria-label={labels.marked}
    >
      <span role="status">{fill(labels.markedCount, { n: rows.length })}</span>
      <Menu label={words.actions.assign} groups={[{ items: assignees }]} />
      <LineButton onClick={() => doAll({ do: 'set-status', status: 'closed' })}>
        {labels.closeMarked}
      </LineButton>
      <LineButton onClick={() => doAll({ do: 'mark-spam' })}>{labels.spamMarked}</LineButton>
      <TextButton onClick={clear}>{labels.clear}</TextButton>
    </fieldset>
  );
}

export function List() {
  const listed = useListed();
  const { list, q, of } = listed;
  const [marked, setMarked] = useState<readonly string[]>([]);
  const owner = useAssignees().find(({ id }) => id === of)?.label;
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
  const ofColleague = owner && fill(words.lists.ofColleague, { who: owner });
  const toggle = (id: string): void =>
    setMarked((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));
  const markedRows = rows.filter(({ id }) => marked.includes(id));
  return (
    <section ref={pane} className={`insetFocus ${styles.list}`} aria-label={words.lists.enquiries}>
      <h2 className={styles.head}>
        {q ? fill(words.lists.found, { q }) : (ofColleague ?? heading)}
      </h2>
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
          <ListRow
            key={row.id}
            row={row}
            list={list}
            q={q}
            isMarked={marked.includes(row.id)}
            mark={() => toggle(row.id)}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <TextButton onClick={() => void query.fetchNextPage({ cancelRefetch: false })}>
          {words.lists.more}
        </TextButton>
      )}
      {markedRows.length > 0 && <Marked rows={markedRows} clear={() => setMarked([])} />}
    </section>
  );
}
