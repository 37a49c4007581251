/** Milliseconds before the second attempt; every further pause is twice as long. */
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 60_000;

/** Concurrent requests for an address share one load. */
const underWay = new Map<string, ReturnType<Response['json']>>();

/** What a moment without network has kept away comes as soon as it can be had. */
export const keepTrying = async <Part>(load: () => Promise<Part>, pause = FIRST_PAUSE): Promise<Part> => {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
      addEventListener('online', resolve, { once: true });
    });
    return keepTrying(load, Math.min(pause * 2, LONGEST_PAUSE));
  }
};

const load = async (address: string): ReturnType<Response['json']> => {
  const response = await fetch(address);
  // Another page in the place of the file is what an open hotel network answers; it is no JSON either.
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return await response.json();
};

/** A file of this site. */
export const loadLate = <Data>(address: string): Promise<Data> => {
  const loading = underWay.get(address) ?? keepTrying(() => load(address)).finally(() => underWay.delete(address));
  underWay.set(address, loading);
  return loading;
};
