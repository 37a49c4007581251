/** Whoever hangs up sooner than the receiver answers sends the same again. */
const timeoutMs = 60_000;

class NotTaken extends Error {
  override name = 'NotTaken';
  readonly code: string;

  constructor(status: number) {
    super(`The receiver answered with status ${status}.`);
    this.code = `HTTP_${status}`;
  }
}

/** Posts, expects a 2xx and gives it in words. A redirect is a failure: an enquiry goes only where the settings say. */
export async function postJson(
  url: string,
  body: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  await response.body?.cancel();
  if (!response.ok) throw new NotTaken(response.status);
  return `Status ${response.status}.`;
}
