import './styles.css';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { Toast } from '../../ui/Toast.tsx';
import { makeRouter } from './routes.tsx';
import { isKind } from './state/api.ts';
import { sessionQuery } from './state/queries.ts';

/** The session has ended: nothing stays in memory, and signing in leads back here. */
function onError(error: Error): void {
  if (!isKind(error, 'signed-out')) return;
  const { pathname, href } = router.state.location;
  client.clear();
  client.setQueryData(sessionQuery.queryKey, { person: null });
  if (pathname !== '/desk/sign-in')
    void router.navigate({ to: '/desk/sign-in', search: { next: href, ended: true } });
}
const client = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      // A fault of the server or the network may be temporary; a refusal is not.
      retry: (failures, error) =>
        isKind(error, 'unreachable', 'unavailable', 'fault') && failures < 2,
      // Live queries refetch by themselves (queries.ts); lists must not move.
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  },
});
const router = makeRouter(client);

createRoot(document.getElementById('desk')!).render(
  <QueryClientProvider client={client}>
    <RouterProvider router={router} />
    <Toast />
  </QueryClientProvider>,
);
