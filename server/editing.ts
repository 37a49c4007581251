import { type ChildProcess, execFile, fork, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { MINUTE_MS } from '../common/day.ts';
import type { Editing } from '../desk/api/edit.ts';
import { DeskFault } from '../desk/contract/errors.ts';
import type { PublishRequest } from '../desk/contract/requests.ts';
import type { DraftText } from '../desk/staff/draft-texts.ts';
import type { Staff } from '../desk/staff/open-staff.ts';
import type { SignedIn } from '../desk/staff/sessions.ts';
import type { Log } from '../enquiries/log.ts';
import type { LiveSite } from './live-site.ts';

/*
 * Editing at the desk. Drafts are rendered and checked by edit/worker.ts and published by
 * edit/publisher.ts, both processes of their own; here is what goes between them, the store and
 * people.
 */

const MAX_IDLE_MS = 15 * MINUTE_MS;
const GIT_LOOKS = ['log', 'show', 'diff'];
const MAX_GIT_BYTES = 64 * 1024 * 1024;
/** Settings of a build. Passwords of the server are none of them. */
const BUILD_SETTINGS = /^(?:SITE_ORIGIN|BUILD_DATE|ENQUIRY_\w+|PATH|HOME|TZ|LANG|SSH_AUTH_SOCK)$/;

type Answer = { value: unknown } | { message: string };
type Reply = { id: number; changed: DraftText[] } & (Answer | { fault: string });
type Asked = { action: string; given: unknown; rows?: DraftText[]; publishing?: unknown };

function buildEnvironment(): Record<string, string> {
  const known = Object.entries(process.env).filter(([name]) => BUILD_SETTINGS.test(name));
  return { ...Object.fromEntries(known), NODE_ENV: 'production' } as Record<string, string>;
}

/** Looks into the history for the worker, which may start no program. */
function lookAtHistory(args: string[], done: (ran: object) => void): void {
  const isLook =
    args.some((arg) => GIT_LOOKS.includes(arg)) &&
    !args.some((arg) => /^--(?:output|ext)/.test(arg));
  if (!isLook) {
    done({ isDone: false, stdout: '', words: 'Not a look into the history.' });
    return;
  }
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' };
  execFile('git', args, { env, maxBuffer: MAX_GIT_BYTES }, (error, stdout, stderr) =>
    done({ isDone: !error, stdout, words: stderr }),
  );
}

/** The worker for one build, while somebody edits. */
function startWorker(build: string, log: Log) {
  const root = process.cwd();
  // In a worktree the packages may be links to those of another folder.
  const packages = join(realpathSync(join(root, 'node_modules/astro')), '..');
  const allowed = [root, packages, build];
  const child = fork(join(root, 'edit/worker.ts'), [build], {
    cwd: root,
    env: buildEnvironment(),
    execArgv: [
      '--permission',
      '--allow-addons',
      '--disable-warning=PERM0001',
      ...allowed.map((folder) => `--allow-fs-read=${folder}`),
    ],
  });
  lower(child);
  const waiting = new Map<number, (reply: Reply | undefined) => void>();
  /** The people whose drafts it has, each once they are there. */
  const opened = new Map<string, Promise<void>>();
  let asked = 0;
  child.on('message', (message: Reply | { git: number; args: string[] }) => {
    if ('git' in message)
      lookAtHistory(
        message.args,
        (ran) => child.connected && child.send({ git: message.git, ran }),
      );
    else waiting.get(message.id)?.(message);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => log.error('edit mode failed', { fault: error.message }));
    child.once('close', () => {
      for (const give of waiting.values()) give(undefined);
      resolve();
    });
  });
  return {
    build,
    opened,
    ended,
    isRunning: () => child.connected,
    stop: () => void child.kill(),
    async ask(person: string, request: Asked): Promise<Reply> {
      asked += 1;
      const id = asked;
      const reply = await new Promise<Reply | undefined>((resolve) => {
        waiting.set(id, resolve);
        if (child.connected) child.send({ ...request, id, person });
        else resolve(undefined);
      });
      waiting.delete(id);
      if (reply && !('fault' in reply)) return reply;
      if (reply) log.error('edit mode failed', { fault: reply.fault });
      throw new DeskFault('unavailable', { retryAfter: 1 });
    },
  };
}

/** Visitors come before those who write. */
function lower({ pid }: ChildProcess): void {
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
}

type Outcome = { result: string; message?: string };

async function runPublisher(order: object): Promise<Outcome> {
  const child = spawn(process.execPath, ['edit/publisher.ts'], {
    env: buildEnvironment(),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  lower(child);
  child.stdin.end(JSON.stringify(order));
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  try {
    return JSON.parse(said.trim().split('\n').at(-1) ?? '');
  } catch {
    return { result: 'failed', message: complaint.trim() };
  }
}

interface EditingOptions {
  live: LiveSite;
  staff: Staff;
  log: Log;
}

export function openEditing({ live, staff, log }: EditingOptions): Editing & { stop(): void } {
  let worker: ReturnType<typeof startWorker> | undefined;
  let idle: NodeJS.Timeout | undefined;
  const publishing = new Map<string, { step: string } | { outcome: object }>();

  const stop = (): void => {
    clearTimeout(idle);
    worker?.stop();
    worker = undefined;
  };
  const current = () => {
    const { folder } = live.now();
    // Another build has other words below the drafts, and perhaps another renderer.
    if (worker && (worker.build !== folder || !worker.isRunning())) stop();
    worker ??= startWorker(folder, log);
    return worker;
  };

  const request = async (me: SignedIn, action: string, given: unknown): Promise<Reply> => {
    const running = current();
    const asked = { action, given, publishing: publishing.get(me.id) };
    const open = async () => {
      const rows = await staff.draftTexts(me.id);
      const reply = await running.ask(me.id, { action: 'state', given: {}, rows });
      await staff.keepDraftTexts(me, reply.changed);
    };
    const opening = running.opened.get(me.id) ?? open();
    running.opened.set(me.id, opening);
    try {
      await opening;
      const reply = await running.ask(me.id, asked);
      if (reply.changed.length > 0) await staff.keepDraftTexts(me, reply.changed);
      return reply;
    } catch (error) {
      // What it has and what is stored may differ now: the next request reads the drafts again.
      running.opened.delete(me.id);
      throw error;
    }
  };
  const ask = async (me: SignedIn, action: string, given: unknown): Promise<Answer> => {
    const reply = await request(me, action, given);
    if ('value' in reply) return { value: reply.value };
    return { message: 'message' in reply ? reply.message : '' };
  };

  /** Merged with what is on the site, checked, recorded and built. */
  const publishOnce = async (me: SignedIn, { note, choices }: PublishRequest): Promise<Outcome> => {
    const answer = await ask(me, 'prepare', { choices });
    if ('message' in answer) return { result: 'failed', message: answer.message };
    const prepared = answer.value as Outcome & { files: DraftText[] };
    if (prepared.result !== 'ready') return prepared;
    publishing.set(me.id, { step: 'stepBuilding' });
    const { files } = prepared;
    const author = { name: me.name, address: me.address };
    const outcome = await runPublisher({ files, note, author });
    if (outcome.result === 'published') await staff.endDraftTexts(me, { files, note });
    // In any case there may be other words in content/ now.
    stop();
    return outcome;
  };
  const isBusy = () => [...publishing.values()].some((one) => 'step' in one);
  const publish = async (me: SignedIn, order: PublishRequest): Promise<void> => {
    publishing.set(me.id, { step: 'stepChecking' });
    const first = await publishOnce(me, order);
    const outcome = first.result === 'stale' ? await publishOnce(me, order) : first;
    publishing.set(me.id, { outcome });
  };

  return {
    // Whoever publishes waits for the outcome, after which the worker is another one.
    isAwake: ({ id }) => worker?.isRunning() === true || publishing.has(id),
    ask(me, { action, given, isActive }) {
      if (isActive) {
        clearTimeout(idle);
        idle = setTimeout(stop, MAX_IDLE_MS).unref();
      }
      return ask(me, action, given);
    },
    async preview(me, path, nonce) {
      const shown = await ask(me, 'show', { path });
      if (!('value' in shown) || typeof shown.value !== 'string') return undefined;
      const script = await readFile(join(live.now().folder, 'desk/page-agent.js'), 'utf8');
      const tag = `<script nonce="${nonce}">${script.replaceAll('</script', '<\\/script')}</script>`;
      return shown.value.replace('</body>', () => `${tag}</body>`);
    },
    publish(me, order) {
      if (isBusy()) throw new DeskFault('too-many', { retryAfter: 10 });
      publish(me, order).catch((error: Error) => {
        log.error('publishing at the desk failed', { fault: error.message });
        publishing.set(me.id, { outcome: { result: 'failed', message: error.message } });
      });
    },
    dismiss(me) {
      const own = publishing.get(me.id);
      if (own && 'outcome' in own) publishing.delete(me.id);
    },
    stop,
  };
}
