/**
 * The enquiries with a port and nothing else, to be killed: it prints its port. SYNCHRONOUS=NORMAL weakens SQLite on
 * purpose, as the control that must lose enquiries.
 */
import { resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { sql } from 'kysely';
import { openEnquiries } from '../enquiries/open.ts';
import { readEnquirySettings } from '../enquiries/settings.ts';
import { openSqlite } from '../enquiries/store/sqlite.ts';

const { SYNCHRONOUS } = process.env;
const settings = readEnquirySettings(process.env);
const weakened = async () => {
  const database = await openSqlite(resolve(settings.DATA_DIR));
  await sql`pragma synchronous = ${sql.raw(String(SYNCHRONOUS))}`.execute(database.reader);
  return database;
};
const silent = () => {};

const enquiries = await openEnquiries({
  settings,
  log: { info: silent, warn: silent, error: silent },
  clientAddress: () => undefined,
  thanksPath: '/thank-you',
  ...(SYNCHRONOUS ? { openStore: weakened } : {}),
});
enquiries.start();
serve({ fetch: enquiries.routes.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port));
