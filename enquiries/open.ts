import { setTimeout as pause } from 'node:timers/promises';
import type { Context, Hono } from 'hono';
import type { RefusedEnquiry, SentEnquiry } from './contract/fields.ts';
import { chooseDeliveries, mailFolder } from './deliveries/chosen.ts';
import type { SendMail } from './deliveries/smtp.ts';
import { rateLimit } from './intake/rate-limit.ts';
import { intakeRoutes } from './intake/routes.ts';
import type { Log } from './log.ts';
import { OutboxWorker } from './outbox/worker.ts';
import { deskAddress, type EnquirySettings } from './settings.ts';
import { SpamFilter } from './spam/filter.ts';
import { Lessons } from './spam/lessons.ts';
import { noteTime } from './store/clock.ts';
import { type Database, faultCode, isFaultOfRow, type Opening } from './store/database.ts';
import type { Enquiry } from './store/enquiry.ts';
import { GroupCommit } from './store/group-commit.ts';
import { type Acceptance, acceptAll, isStoredSince } from './store/outbox.ts';
import { openDatabase, Store } from './store/store.ts';
import { Alert } from './upkeep/alert.ts';
import { purge } from './upkeep/erase.ts';
import { beat, type Health, healthCheck } from './upkeep/health.ts';
import { sendHeldDigest } from './upkeep/held-digest.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** How soon the spam filter knows what staff decided, at whichever server. */
const lessonsMs = 15_000;

interface Repeated {
  stop(): Promise<void>;
}

/** Repeats work until stopped, never two runs at a time. The work reports its own failures. */
export function every(ms: number, work: () => Promise<void>, { atOnce = false } = {}): Repeated {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= work().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(run, ms);
  timer.unref();
  if (atOnce) run();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

export interface EnquiryParts {
  settings: EnquirySettings;
  log: Log;
  now?: () => number;
  /** The visitor's address, as far as trusted proxies tell; without one there is no rate limit. */
  clientAddress: (context: Context) => string | undefined;
  thanksPath: string;
  /** Visitors come from outside: a website that delivers to nobody is then an error. */
  isProduction?: boolean;
  refusedPage?: (refused: RefusedEnquiry, context: Context) => string;
  thanksPage?: (sent: SentEnquiry, context: Context) => string;
  /** Another way to open the store: tests hold on to it, measurements weaken it. */
  openStore?: (opening: Opening) => Promise<Database>;
}

export interface Enquiries {
  routes: Hono;
  health(): Promise<Health>;
  use<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
  nudge(): void;
  sendMail: SendMail | undefined;
  start(): void;
  /** Begins no more deliveries: the program will end soon, and one that is cut off may be sent twice. */
  rest(): void;
  /** Finishes what is under way, then closes the store. Later requests are answered with 503. */
  stop(graceMs?: number): Promise<void>;
}

export async function openEnquiries(parts: EnquiryParts): Promise<Enquiries> {
  const { settings, log, now = Date.now, clientAddress, thanksPath, refusedPage, thanksPage } = parts;
  const store = new Store(parts.openStore ?? ((opening) => openDatabase(settings, opening)), log);
  await store.tryToOpen();
  const deliveries = chooseDeliveries(settings, now);
  if (!deliveries.isSetUp) {
    const folder = mailFolder(settings);
    log[parts.isProduction ? 'error' : 'warn']('no delivery is set up: enquiries reach nobody, only files', { folder });
  }

  const spamFilter = new SpamFilter();
  const lessons = new Lessons(spamFilter);
  const worker = new OutboxWorker({ store, deliveries: deliveries.all, log, now });
  const commits = new GroupCommit<Enquiry, Acceptance>(
    (enquiries) => store.use((database) => acceptAll(database, enquiries, deliveries.names)),
    isFaultOfRow,
  );
  const health = healthCheck({
    store,
    now,
    deliverySetUp: deliveries.isSetUp,
    alertAfterMinutes: settings.ALERT_AFTER_MINUTES,
  });
  const alert = new Alert({ settings, health, sendMail: deliveries.sendMail, log, now });
  const setUp = deliveries.all.filter((delivery) => deliveries.names.includes(delivery.name));
  const digest = { store, deliveries: setUp, desk: deskAddress(settings, 'quarantine'), log, now };
  const upkeep: Repeated[] = [];

  const purgeNow = async () => {
    const months = settings.RETENTION_MONTHS;
    const { count, doubt } = await store.use((database) =>
      purge(database, mailFolder(settings), { months, now: now() }),
    );
    if (count > 0) log.info('deleted after the time of retention', { count });
    if (doubt?.reason === 'clock') {
      log.warn('nothing is deleted until the clock has run steadily for a week', { count: doubt.count });
    }
    if (doubt?.reason === 'share') await alert.raise('purge', { count: doubt.count });
  };
  const watch = async () => {
    await alert.check();
    if ((await store.use((database) => noteTime(database, now()))) === 'jumped') {
      log.warn('the clock has jumped, or no server ran for a day: deleting waits for a week');
    }
  };
  const report = (event: string) => (error: unknown) => log.error(event, { fault: faultCode(error) });
  const purgeReported = () => purgeNow().catch(report('old enquiries could not be deleted'));

  return {
    routes: intakeRoutes({
      async accept(enquiry) {
        const acceptance = await commits.add(enquiry);
        if (acceptance === 'stored') worker.nudge();
        return acceptance;
      },
      isStoredSince: (id, time) => store.use((database) => isStoredSince(database.reader, id, time)),
      spamFilter,
      secondsToWait: rateLimit(settings, now),
      clientAddress,
      log,
      now,
      thanksPath,
      refusedPage,
      thanksPage,
    }),
    health,
    use: (work) => store.use(work),
    nudge: () => worker.nudge(),
    sendMail: deliveries.sendMail,
    start() {
      worker.start();
      const { HEARTBEAT_URL: url } = settings;
      const refresh = () => store.use(({ reader }) => lessons.refresh(reader));
      upkeep.push(every(lessonsMs, () => refresh().catch(report('lessons cannot be read')), { atOnce: true }));
      upkeep.push(every(minute, () => watch().catch(report('the outbox cannot be watched'))));
      upkeep.push(
        every(hour, () => store.use((database) => database.checkIntegrity()).catch(report('the store is damaged'))),
      );
      upkeep.push(every(day, purgeReported, { atOnce: true }));
      const sendDigest = () => sendHeldDigest(digest).catch(report('held enquiries cannot be read'));
      upkeep.push(every(15 * minute, sendDigest, { atOnce: true }));
      if (url) upkeep.push(every(5 * minute, () => beat({ url, health, log }), { atOnce: true }));
    },
    rest: () => worker.rest(),
    async stop(graceMs = 10_000) {
      await commits.idle();
      const upkeepEnded = Promise.all(upkeep.map((one) => one.stop()));
      // A mail server may keep an alert or a digest waiting for longer than that.
      await Promise.all([worker.stop(graceMs), Promise.race([upkeepEnded, pause(graceMs, undefined, { ref: false })])]);
      await store.close();
    },
  };
}
