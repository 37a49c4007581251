import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Counts, ListName } from '../../contract/list.ts';
import { countsQuery, LISTS } from './queries.ts';

interface Arrivals {
  new: number;
  quarantine: number;
}
const NONE: Arrivals = { new: 0, quarantine: 0 };

const arrivalsQuery = queryOptions({
  queryKey: ['arrivals'],
  queryFn: () => NONE,
  initialData: NONE,
  enabled: false,
});

/** How many have come in since the lists were last asked for: more than there were is what came. */
export const noteArrivals = (client: QueryClient, now: Counts): void => {
  const before = client.getQueryData(countsQuery.queryKey);
  if (!before) return;
  const more = (list: keyof Arrivals): number => Math.max(0, now[list] - before[list]);
  client.setQueryData(arrivalsQuery.queryKey, (known = NONE) => ({
    new: known.new + more('new'),
    quarantine: known.quarantine + more('quarantine'),
  }));
};

/** What has come into a list that does not show it yet, and how to show it. */
export const useArrivals = (list: ListName): { waiting: number; show: () => void } => {
  const client = useQueryClient();
  const { data } = useQuery(arrivalsQuery);
  const waiting = { new: data.new, quarantine: data.quarantine, all: data.new + data.quarantine }[list as string] ?? 0;
  const show = (): void => {
    client.setQueryData(arrivalsQuery.queryKey, NONE);
    void client.invalidateQueries({ queryKey: LISTS });
  };
  return { waiting, show };
};
