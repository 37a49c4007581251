/** Milliseconds before the second attempt; every further pause is twice as long. */
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 60_000;

/** One load for each address, however often it is asked for while it is under way. */
const underWay = new Map<string, ReturnType<Response['json']>>();

const load = async (address: string, pause: number): ReturnType<Response['json']> => {
  try {
    const response = await fetch(address);
    if (response.ok) return await response.json();
  } catch {
    // No network, or another page in the place of the file: what an open hotel network answers.
  }
  await new Promise((resolve) => {
    setTimeout(resolve, pause);
    addEventListener('online', resolve, { once: true });
  });
  return load(address, Math.min(pause * 2, LONGEST_PAUSE));
};

/** A file of this site. What a moment without network has kept away comes as soon as it can be had. */
export const loadLate = <Data>(address: string): Promise<Data> => {
  const loading = underWay.get(address) ?? load(address, FIRST_PAUSE).finally(() => underWay.delete(address));
  underWay.set(address, loading);
  return loading;
};
