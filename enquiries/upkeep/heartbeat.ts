import type { Log } from '../log.ts';
import { faultCode } from '../store/database.ts';
import type { Health } from './health.ts';

const timeoutMs = 10_000;

export interface HeartbeatParts {
  url: string;
  health: () => Promise<Health>;
  log: Log;
}

/** Calls the owner's monitor while all is well. Silence is the alarm, so it also tells of a server that is gone. */
export async function beat({ url, health, log }: HeartbeatParts): Promise<void> {
  if ((await health()).degraded) return;
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    if (!response.ok) log.warn('the heartbeat was not taken', { fault: `HTTP_${response.status}` });
  } catch (error) {
    log.warn('the heartbeat was not sent', { fault: faultCode(error) });
  }
}
