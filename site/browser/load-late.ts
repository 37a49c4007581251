/** Milliseconds between two attempts. */
const PAUSE = 5000;

/** What a moment without network has kept away comes as soon as it can be had. */
export const keepTrying = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE);
      addEventListener('online', resolve, { once: true });
    });
    return keepTrying(load);
  }
};

export const loadLate = <Data>(address: string): Promise<Data> =>
  keepTrying(async () => {
    const response = await fetch(address);
    // Another page in the place of the file is what an open hotel network answers; it is no JSON either.
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    return await response.json();
  });
