import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  notFound,
  redirect,
} from '@tanstack/react-router';
import { INVITATION_PATH } from '../contract/paths.ts';
import { LIST_NAMES } from '../names.ts';
import { Enquiry } from './enquiry/Enquiry.tsx';
import { Inbox, NoEnquiry } from './inbox/Inbox.tsx';
import { Account } from './pages/Account.tsx';
import { Audit } from './pages/Audit.tsx';
import { Conversation } from './pages/Conversation.tsx';
import { Numbers } from './pages/Numbers.tsx';
import { People } from './pages/People.tsx';
import { SavedReplies } from './pages/SavedReplies.tsx';
import { ErrorPage, NotFound } from './parts/Page.tsx';
import { Shell } from './shell/Shell.tsx';
import { Invitation, SignIn } from './sign-in/SignIn.tsx';
import { sessionQuery } from './state/queries.ts';

type Search = Record<string, unknown>;

const root = createRootRouteWithContext<{ client: QueryClient }>()({
  errorComponent: ErrorPage,
  notFoundComponent: NotFound,
});
const toRoot = { getParentRoute: () => root };

/** Only within the desk: a link to the sign-in page must not redirect to another site. */
function isWithin(next: unknown): next is string {
  return typeof next === 'string' && /^\/desk\/[\w/?=&%+.-]*$/.test(next);
}

const signIn = createRoute({
  ...toRoot,
  path: '/desk/sign-in',
  validateSearch: ({ next, ended }: Search): { next?: string; ended?: boolean } => ({
    ...(isWithin(next) ? { next } : {}),
    ...(ended ? { ended: true } : {}),
  }),
  component: SignIn,
});

/** Needs a session; strangers sign in first and come back to the page they asked for. */
const inside = createRoute({
  ...toRoot,
  id: 'inside',
  beforeLoad: async ({ context, location }) => {
    const { person } = await context.client.ensureQueryData(sessionQuery);
    if (!person)
      throw redirect({
        to: '/desk/sign-in',
        search: location.pathname === '/desk' ? {} : { next: location.href },
      });
    return { me: { ...person, isAdministrator: person.role === 'administrator' } };
  },
  component: Shell,
});
const toInside = { getParentRoute: () => inside };

const toStart = {
  ...toInside,
  beforeLoad: () => {
    throw redirect({ to: '/desk/$list', params: { list: 'waiting' }, replace: true });
  },
};

const list = createRoute({
  ...toInside,
  path: '/desk/$list',
  params: {
    parse: ({ list: name }) => {
      const found = LIST_NAMES.find((one) => one === name);
      if (!found) throw notFound();
      return { list: found };
    },
    stringify: ({ list: name }) => ({ list: name }),
  },
  validateSearch: ({ q = '', of = '' }: Search): { q?: string; of?: string } => ({
    ...(q === '' ? {} : { q: String(q).slice(0, 200) }),
    ...(of === '' ? {} : { of: String(of).slice(0, 100) }),
  }),
  component: Inbox,
});
const noEnquiry = createRoute({ getParentRoute: () => list, path: '/', component: NoEnquiry });
const enquiry = createRoute({ getParentRoute: () => list, path: '$id', component: Enquiry });

const start = createRoute({ ...toStart, path: '/desk' });
/** The address of the first list until November 2026. */
const formerStart = createRoute({ ...toStart, path: '/desk/new' });
const numbers = createRoute({ ...toInside, path: '/desk/numbers', component: Numbers });
const people = createRoute({ ...toInside, path: '/desk/people', component: People });
const savedReplies = createRoute({
  ...toInside,
  path: '/desk/saved-replies',
  component: SavedReplies,
});
const conversation = createRoute({ ...toInside, path: '/desk/note', component: Conversation });
/** A page of its own, not part of this application. */
const edit = createRoute({
  ...toInside,
  path: '/desk/edit',
  beforeLoad: () => {
    throw redirect({ href: '/desk/edit', reloadDocument: true });
  },
});
const audit = createRoute({ ...toInside, path: '/desk/audit', component: Audit });
const account = createRoute({ ...toInside, path: '/desk/account', component: Account });
const invitation = createRoute({ ...toRoot, path: INVITATION_PATH, component: Invitation });
const lists = list.addChildren([noEnquiry, enquiry]);

const routeTree = root.addChildren([
  signIn,
  invitation,
  inside.addChildren([
    start,
    formerStart,
    lists,
    numbers,
    people,
    savedReplies,
    conversation,
    edit,
    audit,
    account,
  ]),
]);

export function makeRouter(client: QueryClient) {
  return createRouter({ routeTree, context: { client } });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
