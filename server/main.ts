import { existsSync, mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, resolve } from 'node:path';
import type { Context } from 'hono';
import { DAY_MS, MINUTE_MS } from '../common/day.ts';
import { withPriority } from '../common/journal.ts';
import { readSettings } from '../common/read-settings.ts';
import { openStaff } from '../desk/staff/open-staff.ts';
import { findColleague } from '../desk/staff/people.ts';
import { deskSchema } from '../desk/staff/tables.ts';
import { every, openEnquiries } from '../enquiries/open.ts';
import { enquirySettings } from '../enquiries/settings.ts';
import { learnCorpus } from '../enquiries/spam/filter.ts';
import { faultCode } from '../enquiries/store/database.ts';
import { addTallies } from '../enquiries/store/tallies.ts';
import { knowProxies } from './client-address.ts';
import { drain, watchConnections } from './connections.ts';
import { deskFor, deskInWords } from './desk.ts';
import { openEditing } from './editing.ts';
import { createHttpServer } from './http-server.ts';
import { whereToListen } from './listening.ts';
import { openLiveSite } from './live-site.ts';
import { createLog, errorForLog } from './log.ts';
import { serverSettings } from './settings.ts';
import type { WrittenPage } from './site.ts';
import { readVersion } from './version.ts';
import { countVisits } from './visits.ts';

const NEWS_MS = 5 * MINUTE_MS;
const DRAIN_LIMIT_MS = 10_000;
const LOOK_EVERY_MS = 1000;
const COUNT_EVERY_MS = 5000;
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than the 60 s of common proxies: the side that opened a connection should close it.
  keepAliveTimeout: 65_000,
};

/** A log that nobody can read any more, on a full disk or behind a closed pipe, is no reason to stop taking enquiries. */
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

function withPolicy(context: Context, { html, policy }: WrittenPage): string {
  context.header('Content-Security-Policy', policy);
  return html;
}

/** One by one: below /proc, where none can be made, the recursive way of Node 24 never ends. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** A disk that fails later is waited for; a folder that can never be is a mistake in the settings. */
function makeDataFolder(folder: string): void {
  try {
    makeFolder(resolve(folder));
  } catch (error) {
    throw new Error(
      `DATA_DIR ${resolve(folder)} cannot be made (${faultCode(error)}): name a folder that this user may write to.`,
    );
  }
}

async function start(): Promise<void> {
  const settings = readSettings(process.env, [serverSettings, enquirySettings]);
  makeDataFolder(settings.DATA_DIR);
  const log = createLog({ level: settings.LOG_LEVEL });
  const live = await openLiveSite({ dist: settings.DIST_DIR, behindTls: settings.BEHIND_TLS, log });
  const proxies = knowProxies(settings.TRUST_PROXY, log);
  const enquiries = await openEnquiries({
    settings,
    log,
    clientAddress: proxies.clientAddress,
    thanksPath: '/thank-you',
    others: [deskSchema],
    findColleague,
    isProduction: settings.BEHIND_TLS,
    refusedPage: (refused, context) => withPolicy(context, live.now().refusedPage(refused)),
    thanksPage: (sent, context) => withPolicy(context, live.now().thanksPage(sent)),
  });

  // Before the first enquiry: learning takes a moment, and a corpus that cannot be read must fail
  // the start.
  learnCorpus();

  let port = settings.PORT;
  const staff = openStaff({ ...enquiries, settings, now: Date.now });
  const editing = openEditing({ live, staff, log });
  const desk = deskFor({
    settings,
    staff,
    log,
    clientAddress: proxies.clientAddress,
    port: () => port,
    editing,
  });
  const visits = countVisits({
    live,
    keep: (tallies) => enquiries.use((database) => addTallies(database, tallies)),
  });
  const addCounts = () =>
    visits
      .flush()
      .catch((error) => log.warn('visits could not be counted', { fault: faultCode(error) }));
  const server = createHttpServer(
    {
      live,
      log,
      enquiries,
      desk,
      proxies,
      visits,
      monitorToken: settings.MONITOR_TOKEN,
      version: readVersion(),
    },
    TIMEOUTS,
  );
  const connections = watchConnections(server);
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      fail(
        taken
          ? new Error(`Port ${settings.PORT} is in use: stop the other program or set PORT.`)
          : error,
      );
    });
    server.listen(whereToListen(settings, process.env), done);
  });
  enquiries.start();
  const upkeep = every(DAY_MS, staff.upkeep, {
    log,
    event: 'the desk could not be kept in order',
    atOnce: true,
  });
  const counting = every(COUNT_EVERY_MS, addCounts, { log, event: 'visits could not be counted' });
  const news = every(NEWS_MS, async () => desk?.mailNews(), { log, event: 'news was not mailed' });
  setInterval(() => void live.look(), LOOK_EVERY_MS).unref();
  port = (server.address() as AddressInfo).port;
  let isEnding = false;
  const end = async (signal: string): Promise<void> => {
    // A signal often comes twice: npm passes on what a terminal sends to the whole group. Without a
    // listener the second one would end the program while it is finishing.
    if (isEnding) return;
    isEnding = true;
    log.info('stopping', { signal });
    enquiries.stopClaiming();
    const stop = async (graceMs: number) => {
      // A mail server may keep it waiting for longer than that.
      void news.stop();
      editing.stop();
      await upkeep.stop();
      await counting.stop();
      await addCounts();
      await enquiries.stop(graceMs);
    };
    const endedWell = await drain({ server, connections, stop, limitMs: DRAIN_LIMIT_MS }).catch(
      (error: unknown) => {
        log.error('stopping failed', errorForLog(error));
        return false;
      },
    );
    log.info('stopped', { endedWell });
    process.exit(endedWell ? 0 : 1);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, (name) => void end(name));
  console.log(`DHR website on http://localhost:${port}`);
  if (desk) console.log(await deskInWords(desk, settings.DESK_ORIGIN === undefined));
}

start().catch((error: unknown) => {
  console.error(withPriority(error instanceof Error ? error.message : String(error), 'error'));
  process.exit(1);
});
