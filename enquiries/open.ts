import type { Context, Hono } from 'hono';
import type { RefusedEnquiry } from './contract/refused-enquiry.ts';
import type { SentEnquiry } from './contract/sent-enquiry.ts';
import { chooseDeliveries, mailFolder } from './deliveries/chosen.ts';
import { rateLimit } from './intake/rate-limit.ts';
import { intakeRoutes } from './intake/routes.ts';
import type { Log } from './log.ts';
import { OutboxWorker } from './outbox/worker.ts';
import type { EnquirySettings } from './settings.ts';
import { type Acceptance, acceptAll, countSameMessage } from './store/accept.ts';
import { type Database, faultCode, isFaultOfRow } from './store/database.ts';
import { type Enquiry, emailKey, messageKey } from './store/enquiry.ts';
import { GroupCommit } from './store/group-commit.ts';
import { openDatabase, Store } from './store/store.ts';
import { Alert } from './upkeep/alert.ts';
import { purge } from './upkeep/erase.ts';
import { every, type Repeated } from './upkeep/every.ts';
import { type Health, healthCheck } from './upkeep/health.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

export interface EnquiryParts {
  settings: EnquirySettings;
  log: Log;
  now?: () => number;
  /** Who is asking, as far as trusted proxies tell; undefined sets no rate limit. */
  clientAddress: (context: Context) => string | undefined;
  thanksPath: string;
  /** The contact page with an enquiry that was refused. Without it the answer is a plain page in words. */
  refusedPage?: (refused: RefusedEnquiry) => string;
  /** The thank-you page with what was sent. Without it a browser is led to `thanksPath`. */
  thanksPage?: (sent: SentEnquiry) => string;
  /** Another way to open the store: tests hold on to it, measurements weaken it. */
  openStore?: () => Promise<Database>;
}

export interface Enquiries {
  /** To be mounted at the root. */
  routes: Hono;
  health(): Promise<Health>;
  /** Begins to deliver, to watch over the outbox and to delete what is too old. */
  start(): void;
  /** Finishes what has begun, then closes the store. Requests after this are answered with 503. */
  stop(graceMs?: number): Promise<void>;
}

/** Everything that becomes of an enquiry. Rejects only when the store would lose one. */
export async function openEnquiries(parts: EnquiryParts): Promise<Enquiries> {
  const { settings, log, now = Date.now, clientAddress, thanksPath, refusedPage, thanksPage } = parts;
  const store = new Store(parts.openStore ?? (() => openDatabase(settings)), log);
  await store.tryToOpen();
  const deliveries = chooseDeliveries(settings, now);
  if (deliveries.names.includes('file')) {
    log.warn('no delivery is set up: mails are only written as files', { folder: mailFolder(settings) });
  }

  const worker = new OutboxWorker({ store, deliveries: deliveries.all, log, now });
  const commits = new GroupCommit<Enquiry, Acceptance>(
    (enquiries) => store.use((database) => acceptAll(database, enquiries, deliveries.names)),
    isFaultOfRow,
  );
  const alert = new Alert({ store, settings, sendMail: deliveries.sendMail, log, now });
  const upkeep: Repeated[] = [];

  const purgeNow = async () => {
    const months = settings.RETENTION_MONTHS;
    const { count } = await store.use((database) => purge(database, mailFolder(settings), { months, now: now() }));
    if (count > 0) log.info('deleted after the time of retention', { count });
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
      countSameMessage: ({ message, businessEmail }, time) =>
        store.use((database) =>
          countSameMessage(database.reader, {
            messageKey: messageKey(message),
            emailKey: emailKey(businessEmail),
            since: time - day,
          }),
        ),
      secondsToWait: rateLimit(settings),
      clientAddress,
      log,
      now,
      thanksPath,
      refusedPage,
      thanksPage,
    }),
    health: healthCheck(store, now),
    start() {
      worker.start();
      upkeep.push(every(minute, () => alert.check().catch(report('the outbox cannot be watched'))));
      upkeep.push(every(day, purgeReported, { atOnce: true }));
    },
    async stop(graceMs = 10_000) {
      await commits.idle();
      await Promise.all([worker.stop(graceMs), ...upkeep.map((one) => one.stop())]);
      await store.close();
    },
  };
}
