import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  skipToken,
} from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type * as responses from '../../api/responses.ts';
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
  expiring: 'oldest',
};

/** Shows the work of colleagues: polled while the page is visible. */
export const LIVE = {
  refetchInterval: 15_000,
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
} as const;

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async (context) => {
    const session = await ask<responses.SessionResponse>(apiPaths.session, context);
    const before = context.client.getQueryData<responses.SessionResponse>(['session']);
    if (before?.person && !session.person) throw new DeskError('signed-out');
    return session;
  },
  ...LIVE,
});

/** Set by every list. */
export const countsQuery = queryOptions<responses.Counts>({
  queryKey: ['counts'],
  queryFn: skipToken,
});

/** The list that the address of the page asks for. */
export interface Listed {
  list: ListName;
  q: string;
  /** The colleague whose list it is, if not that of the reader. */
  of: string;
}
export function useListed(): Listed {
  const { list } = listRoute.useParams();
  const { q = '', of = '' } = listRoute.useSearch();
  return { list, q, of };
}
/** `hasLeft`: no longer in this list, but kept in place until the list is refetched. */
export type ListedRow = responses.Row & { hasLeft?: boolean };
type ListPage = responses.ListResponse & { rows: ListedRow[] };

/** Prefixes of query keys. */
export const LISTS = ['list'] as const;
export const ARRIVALS = ['arrivals'] as const;
export const ENQUIRIES = ['enquiry'] as const;

export function addressOfList(
  { of, ...listed }: Listed,
  path: string = apiPaths.enquiries,
): string {
  const query = new URLSearchParams({ ...listed, order: ORDERS[listed.list] ?? 'newest' });
  if (of !== '') query.set('of', of);
  return `${path}?${query}`;
}

export function listQuery(listed: Listed) {
  return infiniteQueryOptions({
    queryKey: [...LISTS, listed] as const,
    queryFn: async (context): Promise<ListPage> => {
      const { client, pageParam } = context;
      const response = await ask<responses.ListResponse>(
        `${addressOfList(listed)}${pageParam && `&after=${pageParam}`}`,
        context,
      );
      client.setQueryData(countsQuery.queryKey, response.counts);
      if (!pageParam) client.setQueryData(arrivalsQuery(listed).queryKey, 0);
      return response;
    },
    initialPageParam: '',
    getNextPageParam: (last: responses.ListResponse) => last.next,
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
 * How many have come into a list since it was asked for. They are only counted, and the rows that
 * are shown change in place: a list never moves under the pointer.
 */
export function arrivalsQuery(listed: Listed) {
  return queryOptions({
    queryKey: [...ARRIVALS, listed] as const,
    queryFn: async (context) => {
      const { client } = context;
      const { rows, next, counts } = await ask<responses.ListResponse>(
        addressOfList(listed),
        context,
      );
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
      const cameAt = (row: responses.Row): number => row.waitingSince ?? row.receivedAt;
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

function showRow(client: QueryClient, enquiry: responses.EnquiryResponse): void {
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

export function showEnquiry(client: QueryClient, enquiry: responses.EnquiryResponse): void {
  // An older response in flight must not overwrite it.
  void client.cancelQueries({ queryKey: ARRIVALS });
  client.setQueryData(enquiryKey(enquiry.id), enquiry);
  showRow(client, enquiry);
}

/** Something goes out within seconds: its result is worth asking for soon. */
function isBeingDelivered({ deliveries }: responses.EnquiryResponse): boolean {
  return deliveries.some(({ nextAt }) => nextAt !== null && nextAt < Date.now() + 12_000);
}

export function enquiryQuery(id: string) {
  return queryOptions({
    queryKey: enquiryKey(id),
    queryFn: async (context) => {
      const before = context.client.getQueryData<responses.EnquiryResponse>(enquiryKey(id));
      const enquiry = await ask<responses.EnquiryResponse>(apiPaths.enquiry(id), context);
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

/** Data that a page shows as it is when the page is opened. */
function pageQuery<Received>(path: string) {
  return queryOptions({
    queryKey: [path],
    queryFn: (context) => ask<Received>(path, context),
    staleTime: 0,
  });
}
export const peopleQuery = pageQuery<responses.PeopleResponse>(apiPaths.people);
export const accountQuery = pageQuery<responses.AccountResponse>(apiPaths.account);
export const savedRepliesQuery = pageQuery<responses.SavedReply[]>(apiPaths.savedReplies);
export const numbersQuery = pageQuery<responses.NumbersResponse>(apiPaths.numbers);
export const visitsQuery = pageQuery<responses.VisitsResponse>(apiPaths.visits);

export const auditQuery = infiniteQueryOptions({
  queryKey: ['audit'],
  queryFn: (context) =>
    ask<responses.AuditResponse>(
      `${apiPaths.audit}${context.pageParam && `?after=${context.pageParam}`}`,
      context,
    ),
  initialPageParam: '',
  getNextPageParam: (last: responses.AuditResponse) => last.next,
  staleTime: 0,
});
