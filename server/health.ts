export interface HealthResult {
  ok: boolean;
}
/** What a check finds besides goes into the answer as it is; it must hold nothing personal and no secret. */
export type HealthChecks = Record<string, () => Promise<HealthResult>>;

/** Longer than any healthy part needs; a monitor must get its answer. */
const LIMIT_MS = 2000;

const limited = async (check: () => Promise<HealthResult>): Promise<HealthResult> => {
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

const failed = (reason: string): HealthResult & { reason: string } => ({ ok: false, reason });

/** All checks at once; the whole is as well as its weakest part. */
export const checkHealth = async (
  checks: HealthChecks,
): Promise<{ ok: boolean; checks: Record<string, HealthResult> }> => {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await limited(check)] as const),
  );
  return { ok: results.every(([, { ok }]) => ok), checks: Object.fromEntries(results) };
};
