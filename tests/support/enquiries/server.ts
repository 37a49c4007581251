/**
 * The room with a port and nothing else, to be killed by tests and measurements: `node tests/support/enquiries/server.ts`.
 * Prints its port. TEST_SYNCHRONOUS=NORMAL weakens SQLite on purpose, as the control that must lose enquiries.
 */
import { resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Log, LogFacts } from '../../../enquiries/log.ts';
import { openEnquiries } from '../../../enquiries/open.ts';
import { readEnquirySettings } from '../../../enquiries/settings.ts';
import { openSqlite } from '../../../enquiries/store/sqlite.ts';

const { PORT = '0', TEST_SYNCHRONOUS } = process.env;
const settings = readEnquirySettings(process.env);
function write(event: string, facts: LogFacts = {}) {
  return void process.stderr.write(`${JSON.stringify({ event, ...facts })}\n`);
}
const log: Log = { info: () => {}, warn: write, error: write };

async function weakened() {
  const database = await openSqlite(resolve(settings.DATA_DIR));
  await sql`pragma synchronous = ${sql.raw(String(TEST_SYNCHRONOUS))}`.execute(database.reader);
  return database;
}

const enquiries = await openEnquiries({
  settings,
  log,
  clientAddress: () => undefined,
  thanksPath: '/thank-you',
  ...(TEST_SYNCHRONOUS ? { openStore: weakened } : {}),
});

let isStopping = false;
const app = new Hono();
// Clients that keep their connection would otherwise keep the server open for ever.
app.use(async (context, next) => {
  await next();
  if (isStopping) context.header('Connection', 'close');
});
app.get('/healthz', async (context) => {
  const health = await enquiries.health();
  return context.json(health, health.ok ? 200 : 503);
});
app.route('/', enquiries.routes);
enquiries.start();

const server = serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`${port}\n`);
});

process.once('SIGTERM', async () => {
  isStopping = true;
  await new Promise((closed) => {
    server.close(closed);
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
  await enquiries.stop();
  process.stdout.write('stopped\n');
});
