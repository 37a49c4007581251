import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Asked } from './mail-thread.ts';
import type { Mail, MailHead } from './read-mail.ts';

/** The largest mail takes less than two. Longer holds up the mails behind it. */
const MAX_READING_MS = 10_000;
const MAX_MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/**
 * Reads mails in a thread of its own: a large one takes a second, and meanwhile the website would
 * answer nobody. Undefined for what is no mail, is nested too deeply or takes too much. It rejects only where the thread cannot run, as while packages are
 * installed: then the mail must be tried again.
 */
export function openMailReader(limitMs = MAX_READING_MS) {
  let thread: Worker | undefined;
  const end = (): void => {
    void thread?.terminate();
    thread = undefined;
  };
  const ask = async (asked: Asked) => {
    thread ??= new Worker(new URL('./mail-thread.ts', import.meta.url), {
      resourceLimits: MAX_MEMORY,
    });
    const late = AbortSignal.timeout(limitMs);
    try {
      thread.postMessage(asked);
      const [read] = await once(thread, 'message', { signal: late });
      return read;
    } catch (error) {
      end();
      if (!late.aborted && !isOutOfMemory(error)) throw error;
    }
  };
  return {
    head: (raw: Uint8Array): Promise<MailHead | undefined> => ask({ raw, isWhole: false }),
    whole: (raw: Uint8Array): Promise<Mail | undefined> => ask({ raw, isWhole: true }),
    end,
  };
}
