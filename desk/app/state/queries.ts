import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type {
  AccountAnswer,
  AuditAnswer,
  Counts,
  EnquiryAnswer,
  ListAnswer,
  NumbersAnswer,
  PeopleAnswer,
  SessionAnswer,
} from '../../contract/answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { ListName, Order } from '../../names.ts';
import { ask } from './api.ts';
import { forgetArrivals } from './arrivals.ts';

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => ask<SessionAnswer>(apiPaths.session, signal),
});

export const countsQuery = queryOptions({
  queryKey: ['counts'],
  queryFn: ({ signal }) => ask<Counts>(apiPaths.counts, signal),
});

export interface Listed {
  list: ListName;
  order: Order;
  q: string;
}

/** Beginning of the keys of all lists. */
export const LISTS = ['list'] as const;

export const addressOfList = ({ list, order, q }: Listed, after?: string): string =>
  `${apiPaths.enquiries}?${new URLSearchParams({ list, order, ...(q ? { q } : {}), ...(after ? { after } : {}) })}`;

export const listQuery = (listed: Listed) =>
  infiniteQueryOptions({
    queryKey: [...LISTS, listed] as const,
    queryFn: async ({ pageParam, signal, client }) => {
      const answer = await ask<ListAnswer>(addressOfList(listed, pageParam), signal);
      client.setQueryData(countsQuery.queryKey, answer.counts);
      if (!pageParam) forgetArrivals(client, listed.list);
      return answer;
    },
    initialPageParam: '',
    getNextPageParam: (last: ListAnswer) => last.next,
    // Whoever comes back to a list gets it as it is now.
    staleTime: 0,
  });

export const enquiryQuery = (id: string) =>
  queryOptions({
    queryKey: ['enquiry', id] as const,
    queryFn: ({ signal }) => ask<EnquiryAnswer>(apiPaths.enquiry(id), signal),
  });

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: ({ signal }) => ask<PeopleAnswer>(apiPaths.people, signal),
});

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => ask<AccountAnswer>(apiPaths.account, signal),
  staleTime: 0,
});

/** Weeks begin on the Monday of whoever looks. */
export const addressOfNumbers = (path: string, weeks: number): string =>
  `${path}?${new URLSearchParams({ weeks: String(weeks), zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}`;

export const numbersQuery = (weeks: number) =>
  queryOptions({
    queryKey: ['numbers', weeks] as const,
    queryFn: ({ signal }) => ask<NumbersAnswer>(addressOfNumbers(apiPaths.numbers, weeks), signal),
    staleTime: 0,
  });

export const auditQuery = infiniteQueryOptions({
  queryKey: ['audit'],
  queryFn: ({ pageParam, signal }) =>
    ask<AuditAnswer>(
      pageParam ? `${apiPaths.audit}?${new URLSearchParams({ after: pageParam })}` : apiPaths.audit,
      signal,
    ),
  initialPageParam: '',
  getNextPageParam: (last: AuditAnswer) => last.next,
  staleTime: 0,
});
