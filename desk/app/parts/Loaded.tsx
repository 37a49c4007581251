import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Fault } from './Fault.tsx';

interface Props<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending' | 'refetch'>;
  /** What is said while it loads. */
  loading?: string;
  /** What did not load. */
  fault: string;
  children: (data: Data) => ReactNode;
}

/** The main part of a page, once the server has answered. */
export const Loaded = <Data,>({ query, loading, fault, children }: Props<Data>) => {
  const { data, error, isPending, refetch } = query;
  if (data) return children(data);
  if (isPending) return <Skeleton label={loading} />;
  return <Fault heading={fault} error={error} again={() => void refetch()} />;
};
