import { Hono } from 'hono';
import type { AccountAnswer } from '../contract/answers.ts';
import { apiPaths } from '../contract/paths.ts';
import { signOutRequest } from '../contract/requests.ts';
import { readBody } from './body.ts';
import { DeskFault } from './fault.ts';
import { giveCookie } from './guard.ts';
import { type DeskEnv, type DeskParts, withId } from './parts.ts';

/** One's own session and passkeys. */
export function accountRoutes(parts: DeskParts): Hono<DeskEnv> {
  const { staff } = parts;
  const routes = new Hono<DeskEnv>();

  routes.post(apiPaths.signOut, async (context) => {
    const { everywhere } = await readBody(context, signOutRequest);
    await staff.signOut(context.get('token'), context.get('me'), everywhere);
    giveCookie(parts, context, '');
    return context.body(null, 204);
  });
  routes.get(apiPaths.account, async (context) => {
    const { id, passkeyId } = context.get('me');
    const { passkeys, sessions } = await staff.passkeys(id);
    return context.json({
      passkeys: passkeys.map((passkey) => ({
        id: passkey.id,
        madeAt: passkey.made_at,
        lastUsedAt: passkey.used_at,
        isSynced: passkey.is_synced === 1,
        isThis: passkey.id === passkeyId,
      })),
      sessions,
    } satisfies AccountAnswer);
  });
  routes.delete(withId(apiPaths.passkey), async (context) => {
    const result = await staff.removePasskey(context.req.param('id') ?? '', context.get('me'));
    if (result === 'unknown') throw new DeskFault('not-found');
    if (result === 'last') throw new DeskFault('nothing-to-do');
    return context.body(null, 204);
  });
  return routes;
}
