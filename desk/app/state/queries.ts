import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  skipToken,
} from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type * as answers from '../../contract/answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { ListName, Order } from '../../names.ts';
import { ask, DeskError } from './api.ts';

const listRoute = getRouteApi('/inside/desk/$list');

/** The longest wait first where something is due; other lists begin with the newest. */
const ORDERS: Partial<Record<ListName, Order>> = {
  waiting: 'longest',
  mine: 'longest',
  nobody: 'longest',
  later: 'longest',
  quarantine: 'score',
  'not-delivered': 'oldest',
};

/** Shows the work of colleagues: polled while the page is visible, and refetched when it becomes so. */
export const LIVE = {
  refetchInterval: 15_000,
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
} as const;

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async (context) => {
    const session = await ask<answers.SessionAnswer>(apiPaths.session, context);
    const before = context.client.getQueryData<answers.SessionAnswer>(['session']);
    if (before?.person && !session.person) throw new DeskError('signed-out');
    return session;
  },
  ...LIVE,
});

/** Set by every list. */
export const countsQuery = queryOptions<answers.Counts>({
  queryKey: ['counts'],
  queryFn: skipToken,
});

/** What the address of the page asks for. */
export interface Listed {
  list: ListName;
  q: string;
}
export function useListed(): Listed {
  const { list } = listRoute.useParams();
  const { q = '' } = listRoute.useSearch();
  return { list, q };
}
/** `hasLeft`: no longer in this list, but kept in place until the list is refetched. */
export type ListedRow = answers.Row & { hasLeft?: boolean };
type ListPage = answers.ListAnswer & { rows: ListedRow[] };

/** Prefixes of query keys. */
export const LISTS = ['list'] as const;
export const ARRIVALS = ['arrivals'] as const;
export const ENQUIRIES = ['enquiry'] as const;

export function addressOfList({ list, q }: Listed, path: string = apiPaths.enquiries): string {
  return `${path}?${new URLSearchParams({ list, order: ORDERS[list] ?? 'newest', q })}`;
}

export function listQuery(listed: Listed) {
  return infiniteQueryOptions({
    queryKey: [...LISTS, listed] as const,
    queryFn: async (context): Promise<ListPage> => {
      const { client, pageParam } = context;
      const answer = await ask<answers.ListAnswer>(
        `${addressOfList(listed)}${pageParam && `&after=${pageParam}`}`,
        context,
      );
      client.setQueryData(countsQuery.queryKey, answer.counts);
      if (!pageParam) client.setQueryData(arrivalsQuery(listed).queryKey, 0);
      return answer;
    },
    initialPageParam: '',
    getNextPageParam: (last: answers.ListAnswer) => last.next,
    // Coming back to a list shows it as it is now.
    staleTime: 0,
  });
}

function changeRows(
  client: QueryClient,
  queryKey: readonly unknown[],
  change: (row: ListedRow) => ListedRow,
): void {
  client.setQueriesData<{ pages: ListPage[] }>(
    { queryKey },
    (pages) =>
      pages && {
        ...pages,
        pages: pages.pages.map((page) => ({ ...page, rows: page.rows.map(change) })),
      },
  );
}

/**
 * How many have come into a list since it was asked for. They are only counted, and the rows that are shown change in
 * place: a list never moves under the pointer.
 */
export function arrivalsQuery(listed: Listed) {
  return queryOptions({
    queryKey: [...ARRIVALS, listed] as const,
    queryFn: async (context) => {
      const { client } = context;
      const { rows, next, counts } = await ask<answers.ListAnswer>(addressOfList(listed), context);
      const { queryKey } = listQuery(listed);
      const shown = client.getQueryData(queryKey)?.pages.flatMap((page) => page.rows) ?? [];
      const fresh = new Map(rows.map((row) => [row.id, row]));
      changeRows(
        client,
        queryKey,
        (row) => fresh.get(row.id) ?? { ...row, hasLeft: next === null },
      );
      client.setQueryData(countsQuery.queryKey, counts);
      // A reply brings an old enquiry back.
      const cameAt = (row: answers.Row): number => row.waitingSince ?? row.receivedAt;
      const newest = Math.max(0, ...shown.map(cameAt));
      return rows.filter((row) => cameAt(row) > newest).length;
    },
    initialData: 0,
    // A search is refetched by hand.
    enabled: listed.q === '',
    ...LIVE,
    // The title of a tab in the background says how many wait.
    refetchIntervalInBackground: true,
  });
}

function enquiryKey(id: string) {
  return [...ENQUIRIES, id] as const;
}

function showRow(client: QueryClient, enquiry: answers.EnquiryAnswer): void {
  const {
    id,
    version,
    status,
    assignedTo,
    isUnread,
    isNotDelivered,
    spam,
    waitingSince,
    dueAt,
    remindAt,
  } = enquiry;
  const turn = { assignedTo, waitingSince, dueAt, remindAt };
  const shown = {
    version,
    status,
    isUnread,
    isNotDelivered,
    isQuarantined: spam.isQuarantined,
    ...turn,
  };
  changeRows(client, LISTS, (row) => (row.id === id ? { ...row, ...shown } : row));
}

export function showEnquiry(client: QueryClient, enquiry: answers.EnquiryAnswer): void {
  // An older answer in flight must not overwrite it.
  void client.cancelQueries({ queryKey: ARRIVALS });
  client.setQueryData(enquiryKey(enquiry.id), enquiry);
  showRow(client, enquiry);
}

/** Something goes out within seconds, after a release or another attempt: its result is worth asking for soon. */
function isBeingDelivered({ deliveries }: answers.EnquiryAnswer): boolean {
  return deliveries.some(({ nextAt }) => nextAt !== null && nextAt < Date.now() + 12_000);
}

export function enquiryQuery(id: string) {
  return queryOptions({
    queryKey: enquiryKey(id),
    queryFn: async (context) => {
      const before = context.client.getQueryData<answers.EnquiryAnswer>(enquiryKey(id));
      const enquiry = await ask<answers.EnquiryAnswer>(apiPaths.enquiry(id), context);
      showRow(context.client, enquiry);
      if (
        before &&
        (before.isNotDelivered !== enquiry.isNotDelivered || before.status !== enquiry.status)
      )
        void context.client.invalidateQueries({ queryKey: LISTS });
      return enquiry;
    },
    ...LIVE,
    refetchInterval: ({ state: { data } }) =>
      data && isBeingDelivered(data) ? 2000 : LIVE.refetchInterval,
  });
}

/** What a page shows as it is when the page is opened. */
function pageQuery<Answer>(path: string) {
  return queryOptions({
    queryKey: [path],
    queryFn: (context) => ask<Answer>(path, context),
    staleTime: 0,
  });
}
export const peopleQuery = pageQuery<answers.PeopleAnswer>(apiPaths.people);
export const accountQuery = pageQuery<answers.AccountAnswer>(apiPaths.account);
export const savedAnswersQuery = pageQuery<answers.SavedAnswer[]>(apiPaths.savedAnswers);
export const numbersQuery = pageQuery<answers.NumbersAnswer>(apiPaths.numbers);
export const visitsQuery = pageQuery<answers.VisitsAnswer>(apiPaths.visits);

export const auditQuery = infiniteQueryOptions({
  queryKey: ['audit'],
  queryFn: (context) =>
    ask<answers.AuditAnswer>(
      `${apiPaths.audit}${context.pageParam && `?after=${context.pageParam}`}`,
      context,
    ),
  initialPageParam: '',
  getNextPageParam: (last: answers.AuditAnswer) => last.next,
  staleTime: 0,
});
