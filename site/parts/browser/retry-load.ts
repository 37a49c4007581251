/** Milliseconds between two attempts. */
const RETRY_PAUSE_MS = 5000;

/** Tries again after a network failure: after a pause, or as soon as the browser is back online. */
export async function retryLoad<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_PAUSE_MS);
      addEventListener('online', resolve, { once: true });
    });
    return retryLoad(load);
  }
}

export function fetchJson<Data>(address: string): Promise<Data> {
  return retryLoad(async () => {
    const response = await fetch(address);
    // An open hotel network answers with a page of its own, which is not JSON either.
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    return await response.json();
  });
}
