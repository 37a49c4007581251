import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Asked } from './mail-thread.ts';
import type { Mail, MailHead } from './read-mail.ts';

/** 18 MB of files take some six seconds. */
const MAX_READING_MS = 30_000;

/**
 * Reads mails in a thread of its own: a large one takes seconds, a hostile one of 200 kB a minute,
 * and meanwhile the website would answer nobody. Undefined for what is no mail, is nested too
 * deeply or takes too long. It rejects only where the thread cannot run, as while packages are
 * installed: then the mail must be tried again.
 */
export function openMailReader(limitMs = MAX_READING_MS) {
  let thread: Worker | undefined;
  const end = (): void => {
    void thread?.terminate();
    thread = undefined;
  };
  const ask = async (asked: Asked) => {
    thread ??= new Worker(new URL('./mail-thread.ts', import.meta.url));
    const late = AbortSignal.timeout(limitMs);
    try {
      thread.postMessage(asked);
      const [read] = await once(thread, 'message', { signal: late });
      return read;
    } catch (error) {
      end();
      if (!late.aborted) throw error;
    }
  };
  return {
    head: (raw: Uint8Array): Promise<MailHead | undefined> => ask({ raw, isWhole: false }),
    whole: (raw: Uint8Array): Promise<Mail | undefined> => ask({ raw, isWhole: true }),
    end,
  };
}
