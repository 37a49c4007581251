import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { openDesk } from '../../desk/api/open.ts';
import { openStaff } from '../../desk/staff/open.ts';
import { hashOf, newToken } from '../../desk/staff/work.ts';
import { readEnquirySettings } from '../../enquiries/settings.ts';
import type { Database } from '../../enquiries/store/database.ts';

/** Somebody who is signed in, without the ceremony. */
async function signIn(database: Database): Promise<string> {
  const token = newToken();
  const now = Date.now();
  await database.atomically(async (writer) => {
    const person = { id: 'p', name: 'Priya Menon', address: 'priya@dhr.example', address_key: 'priya@dhr.example' };
    await writer
      .insertInto('person')
      .values({ ...person, role: 'owner', joined_at: now, seen_at: now })
      .execute();
    const passkey = { id: 'k', person_id: 'p', public_key: '', counter: 0, transports: '[]', is_synced: 0 as const };
    await writer
      .insertInto('passkey')
      .values({ ...passkey, made_at: now, used_at: now, blocked_at: null })
      .execute();
    const session = { hash: hashOf(token), person_id: 'p', passkey_id: 'k', began_at: now, seen_at: now };
    await writer.insertInto('session').values(session).execute();
  });
  return `desk=${token}`;
}

/** The desk's own interface over a store, on a free port. */
export async function startDesk(database: Database) {
  const cookie = await signIn(database);
  const staff = openStaff({ settings: readEnquirySettings({}), use: (work) => work(database), now: Date.now });
  const silent = () => {};
  const desk = openDesk({
    staff,
    log: { info: silent, warn: silent, error: silent },
    now: Date.now,
    origin: () => 'http://localhost',
    isSecure: false,
    clientAddress: () => undefined,
    isThisMachine: () => true,
  });
  const server = serve({ fetch: desk.routes.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  return {
    async ask(path: string): Promise<void> {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
      if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
      await response.arrayBuffer();
    },
    stop: () => new Promise((done) => server.close(done)),
  };
}
