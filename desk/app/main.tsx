import './styles.css';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { Toast } from '../../ui/Toast.tsx';
import { makeRouter } from './routes.tsx';
import { isKind } from './state/api.ts';
import { sessionQuery } from './state/queries.ts';

/** A fault of the server or of the way to it may pass; whatever it said on purpose stays true. */
const mayPass = (error: Error): boolean => isKind(error, 'unreachable', 'unavailable', 'fault');

const makeClient = (onSignedOut: () => void): QueryClient => {
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

/** The session has ended: nothing of the desk stays in the window, and the door knows the way back. */
const showDoor = (): void => {
  const { pathname, href } = router.state.location;
  client.clear();
  client.setQueryData(sessionQuery.queryKey, { person: null });
  if (pathname !== '/desk/sign-in') void router.navigate({ to: '/desk/sign-in', search: { next: href, ended: true } });
};
const client = makeClient(showDoor);
const router = makeRouter(client);

const place = document.getElementById('desk');
if (place) {
  createRoot(place).render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toast />
    </QueryClientProvider>,
  );
}
