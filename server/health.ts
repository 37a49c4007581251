export interface HealthResult {
  ok: boolean;
  [detail: string]: unknown;
}
export type HealthChecks = Record<string, () => Promise<HealthResult>>;

/** Longer than any healthy part needs; a monitor must get its answer. */
const LIMIT_MS = 2000;

const limited = async (check: () => Promise<HealthResult>): Promise<HealthResult> => {
  const { promise: late, resolve } = Promise.withResolvers<HealthResult>();
  const timer = setTimeout(resolve, LIMIT_MS, { ok: false, reason: 'no answer in time' });
  try {
    return await Promise.race([check(), late]);
  } catch {
    // The message of an error may hold an address or a password.
    return { ok: false, reason: 'the check failed' };
  } finally {
    clearTimeout(timer);
  }
};

/** All checks at once; the whole is as well as its weakest part. */
export const checkHealth = async (
  checks: HealthChecks,
): Promise<{ ok: boolean; checks: Record<string, HealthResult> }> => {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await limited(check)] as const),
  );
  return { ok: results.every(([, { ok }]) => ok), checks: Object.fromEntries(results) };
};
