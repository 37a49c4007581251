import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Counts } from '../../contract/answers.ts';
import type { ListName } from '../../names.ts';

/** How many have come into each list since it was last asked for. */
type Arrivals = Readonly<Partial<Record<ListName, number>>>;

const NONE: Arrivals = {};

const arrivalsQuery = queryOptions({
  queryKey: ['arrivals'],
  queryFn: () => NONE,
  initialData: NONE,
  enabled: false,
});

/** More than there were is what came. */
export const noteArrivals = (client: QueryClient, before: Counts | undefined, now: Counts): void => {
  if (!before) return;
  const fresh = Math.max(0, now.new - before.new);
  const held = Math.max(0, now.quarantine - before.quarantine);
  client.setQueryData(arrivalsQuery.queryKey, (known = NONE) => ({
    new: (known.new ?? 0) + fresh,
    quarantine: (known.quarantine ?? 0) + held,
    all: (known.all ?? 0) + fresh + held,
  }));
};

/** A list that was just asked for shows all there is. */
export const forgetArrivals = (client: QueryClient, list: ListName): void => {
  client.setQueryData(arrivalsQuery.queryKey, (known = NONE) => ({ ...known, [list]: 0 }));
};

/** How many have come into a list that does not show them yet. */
export const useArrivals = (list: ListName): number => useQuery(arrivalsQuery).data[list] ?? 0;
