import './styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { makeRouter } from './routes.tsx';
import { Announcements } from './state/announcements.tsx';
import { makeClient } from './state/client.ts';
import { sessionQuery } from './state/queries.ts';

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
      <Announcements>
        <RouterProvider router={router} />
      </Announcements>
    </QueryClientProvider>,
  );
}
