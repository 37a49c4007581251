import { randomBytes } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { DeskFault } from '../contract/errors.ts';
import { apiPaths } from '../contract/paths.ts';
import { type PublishRequest, previewQuery, publishRequest } from '../contract/requests.ts';
import type { SignedIn } from '../staff/sessions.ts';
import {
  type DeskEnv,
  type DeskParts,
  isRefresh,
  readBody,
  readQuery,
  requireRecent,
} from './request.ts';

/** The editing program, which runs in a process of its own (server/editing.ts). */
export interface Editing {
  /** False after idle minutes: a page that asks by itself does not start it again. */
  isAwake(me: SignedIn): boolean;
  /** Its response to a request; `message` is a refusal in words. */
  ask(
    me: SignedIn,
    asked: { action: string; given: unknown; isActive: boolean },
  ): Promise<{ value: unknown } | { message: string }>;
  /** A page with the drafts of a person and the script that finds their places; undefined if there is none. */
  preview(me: SignedIn, path: string, nonce: string): Promise<string | undefined>;
  /** Begins; `state` says how far it is. */
  publish(me: SignedIn, order: PublishRequest): void;
  dismiss(me: SignedIn): void;
}

/** Requests that write nothing but drafts, or nothing at all. */
const ACTIONS = new Set(
  'add,change,create,differences,duplicate,files,find,goBack,history,isKnown,open,page,pages,place,redo,revert,show,state,undo'.split(
    ',',
  ),
);

/** Values and depth of a part of a page that is taken over whole. */
const MAX_VALUES = { values: 5000, depth: 16 };
const anything = z.record(z.string(), z.unknown());

/** In its frame a page is a stranger to the desk, and runs our script alone. */
function previewPolicy(origin: string, nonce: string): string {
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src ${origin} 'unsafe-inline'`,
    `img-src ${origin}`,
    `font-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

export function editRoutes(parts: DeskParts): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>();
  const editing = (): Editing => {
    if (!parts.editing) throw new DeskFault('not-set-up');
    return parts.editing;
  };
  const writersOnly: MiddlewareHandler<DeskEnv> = async (context, next) => {
    if ((context.get('me').edits ?? 'nothing') === 'nothing') throw new DeskFault('forbidden');
    await next();
  };
  routes.get(apiPaths.preview, writersOnly, async (context) => {
    const { path } = readQuery(context, previewQuery);
    const nonce = randomBytes(16).toString('base64url');
    const html = await editing().preview(context.get('me'), path, nonce);
    if (html === undefined) throw new DeskFault('not-found');
    context.header('Content-Security-Policy', previewPolicy(parts.origin(), nonce));
    context.header('X-Frame-Options', 'SAMEORIGIN');
    return context.html(html);
  });
  routes.post(apiPaths.edit('publish'), writersOnly, async (context) => {
    if (context.get('me').edits !== 'publishes') throw new DeskFault('forbidden');
    requireRecent(parts, context);
    editing().publish(context.get('me'), await readBody(context, publishRequest));
    return context.json(await stateOf(editing(), context.get('me')));
  });
  routes.post(apiPaths.edit('dismiss'), writersOnly, async (context) => {
    editing().dismiss(context.get('me'));
    return context.json(await stateOf(editing(), context.get('me')));
  });
  routes.post(`${apiPaths.edit('')}:action`, writersOnly, async (context) => {
    const action = context.req.param('action') ?? '';
    if (!ACTIONS.has(action)) throw new DeskFault('not-found');
    const given = await readBody(context, anything, MAX_VALUES);
    const isActive = !isRefresh(context);
    if (!isActive && !editing().isAwake(context.get('me'))) return context.json(null);
    const said = await editing().ask(context.get('me'), { action, given, isActive });
    return 'message' in said ? context.json(said, 422) : context.json(said.value ?? null);
  });
  return routes;
}

async function stateOf(editing: Editing, me: SignedIn) {
  const said = await editing.ask(me, { action: 'state', given: {}, isActive: true });
  return 'value' in said ? Object(said.value) : {};
}
