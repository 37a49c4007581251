export interface HealthResult {
  ok: boolean;
}

/** Longer than a healthy store needs; a monitor must get its answer. */
const LIMIT_MS = 2000;

const failed = (reason: string) => ({ ok: false, reason });

/** What a check finds goes into the answer as it is; it must hold nothing personal and no secret. */
export const checkHealth = async (check: () => Promise<HealthResult>): Promise<HealthResult> => {
  const { promise: late, resolve } = Promise.withResolvers<HealthResult>();
  const timer = setTimeout(() => resolve(failed('no answer in time')), LIMIT_MS);
  try {
    return await Promise.race([check(), late]);
  } catch {
    // The message of an error may hold an address or a password.
    return failed('the check failed');
  } finally {
    clearTimeout(timer);
  }
};
