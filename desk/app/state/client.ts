import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isKind } from './api.ts';

/** A fault of the server or of the way to it may pass; whatever it said on purpose stays true. */
const mayPass = (error: Error): boolean => isKind(error, 'unreachable', 'unavailable', 'fault');

export const makeClient = (onSignedOut: () => void): QueryClient => {
  const onError = (error: Error): void => {
    if (isKind(error, 'signed-out')) onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => mayPass(error) && failures < 2,
        // What is live asks again by itself (queries.ts); lists must not move.
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  });
};
