import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { sessionQuery } from './queries.ts';

/** The session has ended: nothing of the desk stays in the window, and the door knows the way back. */
export const showDoor = (client: QueryClient, router: AnyRouter): void => {
  const { pathname, href } = router.state.location;
  client.clear();
  client.setQueryData(sessionQuery.queryKey, { person: null });
  if (pathname !== '/desk/sign-in') void router.navigate({ to: '/desk/sign-in', search: { next: href, ended: true } });
};
