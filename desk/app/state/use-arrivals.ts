import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ListName } from '../../../common/desk-names.ts';
import { arrivalsQuery } from './arrivals.ts';
import { LISTS } from './queries.ts';

/** What has come into a list that does not show it yet, and how to show it. */
export const useArrivals = (list: ListName): { waiting: number; show: () => void } => {
  const client = useQueryClient();
  const { data } = useQuery(arrivalsQuery);
  const show = useCallback(() => void client.invalidateQueries({ queryKey: LISTS }), [client]);
  return { waiting: data[list] ?? 0, show };
};
