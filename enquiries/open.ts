import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../common/day.ts';
import { backupHealth } from './backup/state.ts';
import { chooseDeliveries, mailFolder } from './choose-deliveries.ts';
import { limitFor } from './intake/rate-limit.ts';
import { intakeRoutes, type Visitors } from './intake/routes.ts';
import type { Log } from './log.ts';
import { openWorker } from './outbox/worker.ts';
import { openMailbox } from './replies/mailbox.ts';
import type { FindColleague } from './replies/store-reply.ts';
import { tellAuthors } from './replies/tell-authors.ts';
import { deskAddress, type EnquirySettings, whereWords } from './settings.ts';
import { SpamFilter } from './spam/filter.ts';
import { followLessons } from './spam/lessons.ts';
import { noteAcknowledged } from './store/acknowledgements.ts';
import { noteTime } from './store/clock.ts';
import { type Database, faultCode, isFaultOfRow, type Opening } from './store/database.ts';
import type { Enquiry } from './store/enquiry.ts';
import { groupCommit } from './store/group-commit.ts';
import { syncLedger } from './store/hash-log.ts';
import { type Acceptance, acceptAll, isStoredSince } from './store/outbox.ts';
import type { Schema } from './store/schema.ts';
import { openDatabase, openStore } from './store/store.ts';
import { forgetTallies } from './store/tallies.ts';
import { openAlert } from './upkeep/alert.ts';
import { purge } from './upkeep/erase.ts';
import { healthCheck } from './upkeep/health.ts';
import { sendHeldAlarms, sendOverview } from './upkeep/overview.ts';
import { type Difference, reconcile } from './upkeep/reconcile.ts';
import { endReminders } from './upkeep/reminders.ts';

/** How soon the spam filter knows what staff decided on any server. */
const LESSONS_MS = 15_000;

interface Repeating {
  log: Log;
  event: string;
  atOnce?: boolean;
}

/** Repeats work until stopped, one run at a time; `event` logs that one failed. */
export function every(
  ms: number,
  work: () => Promise<void>,
  { log, event, atOnce = false }: Repeating,
) {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= work()
      .catch((error: unknown) => log.error(event, { fault: faultCode(error) }))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(run, ms);
  timer.unref();
  if (atOnce) run();
  return {
    /** Now, unless it is running. */
    run,
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
type Repeated = ReturnType<typeof every>;

export interface EnquiryParts extends Visitors {
  settings: EnquirySettings;
  log: Log;
  now?: () => number;
  /** Visitors come from outside: a website that delivers to nobody is then an error. */
  isProduction?: boolean;
  /** Other rooms with tables in the same database. */
  others?: readonly Schema[];
  /** Without it nobody's mail is taken for one of staff. */
  findColleague?: FindColleague;
  /** Another way to open the store: tests hold on to it, measurements weaken it. */
  openStore?: (opening: Opening) => Promise<Database>;
}

export async function openEnquiries(parts: EnquiryParts) {
  const { settings, log, now = Date.now } = parts;
  const openRooms = (opening: Opening) =>
    openDatabase(settings, { ...opening, others: parts.others });
  const store = openStore(parts.openStore ?? openRooms, log);
  await store.tryToOpen();
  const deliveries = chooseDeliveries(settings, now);
  const folder = mailFolder(settings);
  if (!deliveries.isSetUp) {
    log[parts.isProduction ? 'error' : 'warn'](
      'no delivery is set up: enquiries reach nobody, only files',
      { folder },
    );
  }

  const spamFilter = new SpamFilter();
  const refreshLessons = followLessons(spamFilter);
  const worker = openWorker({ store, deliveries: deliveries.all, log, now });
  const commits = groupCommit<Enquiry, Acceptance>(
    (enquiries) => store.use((database) => acceptAll(database, enquiries, deliveries.names)),
    isFaultOfRow,
  );
  const { isSetUp: deliverySetUp, sendMail } = deliveries;
  const dataFolder = resolve(settings.DATA_DIR);
  const note = (kind: 'enquiry' | 'reply', id: string): void => {
    try {
      noteAcknowledged(dataFolder, kind, id);
    } catch (error) {
      log.error('what is acknowledged cannot be noted', { fault: faultCode(error) });
    }
  };
  let difference: Difference = { missing: 0, changed: 0, stranded: 0 };
  const backup = () => {
    const state = backupHealth(dataFolder, now());
    return { ...state, isLate: parts.isProduction === true && state.isLate };
  };
  const health = healthCheck({
    store,
    now,
    deliverySetUp,
    difference: () => difference,
    backup: settings.DATABASE_URL ? undefined : backup,
    alertAfterMinutes: settings.ALERT_AFTER_MINUTES,
  });
  const alert = openAlert({ settings, health, sendMail, log, now });
  const overview = { store, deliveries: deliveries.all, settings, health, log, now };
  const { IMAP_URL, MAIL_FROM = '', MAIL_TO = [], ALERT_AFTER_MINUTES } = settings;
  const mailbox = IMAP_URL
    ? openMailbox({
        url: IMAP_URL,
        store,
        ours: [MAIL_FROM, ...MAIL_TO],
        findColleague: parts.findColleague ?? (async () => undefined),
        desk: deskAddress(settings, 'waiting'),
        judge: (values) => spamFilter.judge({ values, honeypot: '' }),
        noteReply: (id) => note('reply', id),
        log,
        now,
      })
    : undefined;
  const upkeep: Repeated[] = [];

  const purgeOld = async () => {
    await store.use((database) => forgetTallies(database, now()));
    const retention = { months: settings.RETENTION_MONTHS, now: now() };
    const { count, doubt } = await store.use((database) => purge(database, folder, retention));
    if (count > 0) log.info('deleted after the retention period', { count });
    if (doubt?.reason === 'clock') {
      log.warn('nothing is deleted until the clock has run steadily for a week', {
        count: doubt.count,
      });
    }
    if (doubt?.reason === 'share') await alert.raise('purge', { count: doubt.count });
  };
  const watch = async () => {
    await alert.check();
    if ((await store.use((database) => noteTime(database, now()))) === 'jumped') {
      log.warn('the clock has jumped, or no server ran for a day: deleting waits for a week');
    }
  };
  const readReplies = async () => {
    await mailbox?.read();
    const where = (id: string) => whereWords(settings, `waiting/${id}`);
    if (sendMail) await tellAuthors({ store, send: sendMail, from: MAIL_FROM, where, log, now });
    const minutes = Math.floor((mailbox?.failingMs() ?? 0) / MINUTE_MS);
    if (minutes >= ALERT_AFTER_MINUTES) await alert.raise('mailbox', { minutes });
    const count = mailbox?.takeLeft() ?? 0;
    if (count > 0) await alert.raise('left', { count });
  };
  /** Ended by `stop`. `event` is what the log says of a run that fails. */
  const repeat = (
    ms: number,
    event: string,
    work: () => Promise<void>,
    atOnce = true,
  ): Repeated => {
    const repeated = every(ms, work, { log, event, atOnce });
    upkeep.push(repeated);
    return repeated;
  };
  let alarms: Repeated | undefined;

  return {
    routes: intakeRoutes({
      ...parts,
      now,
      async accept(enquiry) {
        const acceptance = await commits.add(enquiry);
        if (acceptance === 'stored') {
          note('enquiry', enquiry.id);
          worker.nudge();
        }
        if (enquiry.spam.quarantined && enquiry.values.urgency) alarms?.run();
        return acceptance;
      },
      isStoredSince: (id, time) =>
        store.use((database) => isStoredSince(database.reader, id, time)),
      spamFilter,
      // Generous, because a whole office shares an address.
      secondsToWait: limitFor(
        { points: settings.RATE_LIMIT_ENQUIRIES, minutes: settings.RATE_LIMIT_MINUTES },
        now,
      ),
    }),
    health,
    use: <Result>(work: (database: Database) => Promise<Result>) => store.use(work),
    nudge: () => worker.nudge(),
    sendMail,
    start() {
      worker.start();
      repeat(LESSONS_MS, 'lessons cannot be read', () =>
        store.use(({ reader }) => refreshLessons(reader)),
      );
      repeat(MINUTE_MS, 'the outbox cannot be watched', watch, false);
      repeat(MINUTE_MS, 'reminders cannot be read', () =>
        store.use((database) => endReminders(database, now())),
      );
      repeat(
        // Nothing else is done while SQLite reads all of it.
        DAY_MS,
        'the store is damaged',
        () => store.use((database) => database.checkIntegrity()),
        false,
      );
      repeat(HOUR_MS, 'what is stored cannot be reconciled', async () => {
        difference = await store.use((database) => reconcile(database, dataFolder));
      });
      repeat(HOUR_MS, 'the ledger of erasures cannot be kept', async () => {
        await store.use((database) => syncLedger(database, dataFolder));
      });
      repeat(DAY_MS, 'old enquiries could not be deleted', purgeOld);
      if (mailbox) repeat(MINUTE_MS, 'replies cannot be kept', readReplies);
      if (!deliverySetUp) return;
      repeat(5 * MINUTE_MS, 'the overview cannot be made', () => sendOverview(overview));
      alarms = repeat(MINUTE_MS, 'held payday call-backs cannot be read', () =>
        sendHeldAlarms(overview),
      );
    },
    /** Begins no more deliveries: one that is cut off by the end may be sent twice. */
    stopClaiming: worker.stopClaiming,
    /** Finishes what is under way, then closes the store. Later requests get 503. */
    async stop(graceMs = 10_000) {
      await commits.idle();
      mailbox?.close();
      const upkeepEnded = Promise.all(upkeep.map((one) => one.stop()));
      // A mail server may keep an alert or an overview waiting for longer than that.
      await Promise.all([
        worker.stop(graceMs),
        Promise.race([upkeepEnded, pause(graceMs, undefined, { ref: false })]),
      ]);
      await store.close();
    },
  };
}
