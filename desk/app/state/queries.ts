import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryFunctionContext,
  queryOptions,
  skipToken,
} from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type {
  AccountAnswer,
  AuditAnswer,
  Counts,
  EnquiryAnswer,
  ListAnswer,
  NumbersAnswer,
  PeopleAnswer,
  Row,
  SavedAnswer,
  SessionAnswer,
  VisitsAnswer,
} from '../../contract/answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import { type ListName, listNames, type Order } from '../../names.ts';
import { ask, DeskError } from './api.ts';

const listRoute = getRouteApi('/inside/desk/$list');

export const listNamed = (name: string): ListName | undefined => listNames.find((one) => one === name);

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
export const LIVE = { refetchInterval: 15_000, refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' } as const;

/** Refetching what is already shown does not keep the session alive. */
const askOrRefresh = <Answer>({ client, queryKey, signal }: QueryFunctionContext, path: string): Promise<Answer> =>
  ask(path, signal, client.getQueryData(queryKey) !== undefined);

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal, client }) => {
    const session = await ask<SessionAnswer>(apiPaths.session, signal);
    const before = client.getQueryData<SessionAnswer>(['session']);
    if (before?.person && !session.person) throw new DeskError('signed-out');
    return session;
  },
  ...LIVE,
});

/** Set by every list. */
export const countsQuery = queryOptions<Counts>({ queryKey: ['counts'], queryFn: skipToken });

export interface Listed {
  list: ListName;
  q: string;
}
/** What the address of the page asks for. */
export const useListed = (): Listed => {
  const { list } = listRoute.useParams();
  const { q = '' } = listRoute.useSearch();
  return { list, q };
};
/** `hasLeft`: no longer in this list, but kept in place until the list is refetched. */
export type ListedRow = Row & { hasLeft?: boolean };
type Pages = InfiniteData<ListAnswer & { rows: ListedRow[] }, string>;

/** Prefix of the query keys of all lists. */
export const LISTS = ['list'] as const;
export const ARRIVALS = ['arrivals'] as const;

export const addressOfList = ({ list, q }: Listed, path: string = apiPaths.enquiries): string =>
  `${path}?${new URLSearchParams({ list, order: ORDERS[list] ?? 'newest', q })}`;

export const listQuery = (listed: Listed) =>
  infiniteQueryOptions({
    queryKey: [...LISTS, listed] as const,
    queryFn: async ({ pageParam, signal, client }): Promise<ListAnswer & { rows: ListedRow[] }> => {
      const answer = await ask<ListAnswer>(`${addressOfList(listed)}${pageParam && `&after=${pageParam}`}`, signal);
      client.setQueryData(countsQuery.queryKey, answer.counts);
      if (!pageParam) client.setQueryData(arrivalsQuery(listed).queryKey, 0);
      return answer;
    },
    initialPageParam: '',
    getNextPageParam: (last: ListAnswer) => last.next,
    // Coming back to a list shows it as it is now.
    staleTime: 0,
  });

const changeRows = (client: QueryClient, queryKey: readonly unknown[], change: (row: ListedRow) => ListedRow): void => {
  client.setQueriesData<Pages>(
    { queryKey },
    (pages) => pages && { ...pages, pages: pages.pages.map((page) => ({ ...page, rows: page.rows.map(change) })) },
  );
};

/**
 * How many have come into a list since it was asked for. They are only counted, and the rows that are shown change in
 * place: a list never moves under the pointer.
 */
export const arrivalsQuery = (listed: Listed) =>
  queryOptions({
    queryKey: [...ARRIVALS, listed] as const,
    queryFn: async ({ signal, client }) => {
      const { rows, next, counts } = await ask<ListAnswer>(addressOfList(listed), signal, true);
      const { queryKey } = listQuery(listed);
      const shown = client.getQueryData<Pages>(queryKey)?.pages.flatMap((page) => page.rows) ?? [];
      const fresh = new Map(rows.map((row) => [row.id, row]));
      changeRows(client, queryKey, (row) => fresh.get(row.id) ?? { ...row, hasLeft: next === null });
      client.setQueryData(countsQuery.queryKey, counts);
      // A reply brings an old enquiry back.
      const cameAt = (row: Row): number => row.waitingSince ?? row.receivedAt;
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

/** Prefix of the query keys of all enquiries. */
export const ENQUIRIES = ['enquiry'] as const;
const enquiryKey = (id: string) => [...ENQUIRIES, id] as const;

const showRow = (client: QueryClient, enquiry: EnquiryAnswer): void => {
  const { id, version, status, assignedTo, isUnread, isNotDelivered, spam, waitingSince, dueAt, remindAt } = enquiry;
  const turn = { assignedTo, waitingSince, dueAt, remindAt };
  const shown = { version, status, isUnread, isNotDelivered, isQuarantined: spam.isQuarantined, ...turn };
  changeRows(client, LISTS, (row) => (row.id === id ? { ...row, ...shown } : row));
};

export const showEnquiry = (client: QueryClient, enquiry: EnquiryAnswer): void => {
  // An older answer in flight must not overwrite it.
  void client.cancelQueries({ queryKey: ARRIVALS });
  client.setQueryData(enquiryKey(enquiry.id), enquiry);
  showRow(client, enquiry);
};

/** Something goes out within seconds, after a release or another attempt: its result is worth asking for soon. */
const isBeingDelivered = ({ deliveries }: EnquiryAnswer): boolean =>
  deliveries.some(({ nextAt }) => nextAt !== null && nextAt < Date.now() + 12_000);

export const enquiryQuery = (id: string) =>
  queryOptions({
    queryKey: enquiryKey(id),
    queryFn: async (context) => {
      const before = context.client.getQueryData<EnquiryAnswer>(enquiryKey(id));
      const enquiry = await askOrRefresh<EnquiryAnswer>(context, apiPaths.enquiry(id));
      showRow(context.client, enquiry);
      if (before && (before.isNotDelivered !== enquiry.isNotDelivered || before.status !== enquiry.status))
        void context.client.invalidateQueries({ queryKey: LISTS });
      return enquiry;
    },
    ...LIVE,
    refetchInterval: ({ state: { data } }) => (data && isBeingDelivered(data) ? 2000 : LIVE.refetchInterval),
  });

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: (context) => askOrRefresh<PeopleAnswer>(context, apiPaths.people),
});

/** What a page shows as it is when the page is opened. */
const pageQuery = <Answer>(path: string) =>
  queryOptions({ queryKey: [path], queryFn: ({ signal }) => ask<Answer>(path, signal), staleTime: 0 });
export const accountQuery = pageQuery<AccountAnswer>(apiPaths.account);
export const savedAnswersQuery = pageQuery<SavedAnswer[]>(apiPaths.savedAnswers);
export const numbersQuery = pageQuery<NumbersAnswer>(apiPaths.numbers);
export const visitsQuery = pageQuery<VisitsAnswer>(apiPaths.visits);

export const auditQuery = infiniteQueryOptions({
  queryKey: ['audit'],
  queryFn: ({ pageParam, signal }) =>
    ask<AuditAnswer>(`${apiPaths.audit}${pageParam && `?after=${pageParam}`}`, signal),
  initialPageParam: '',
  getNextPageParam: (last: AuditAnswer) => last.next,
  staleTime: 0,
});
