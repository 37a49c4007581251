/** Milliseconds between two attempts. */
const PAUSE = 2000;

/** A file of this site. What a moment without network has kept away comes as soon as it can be had. */
export const loadLate = async <Data>(address: string): Promise<Data> => {
  try {
    return await (await fetch(address)).json();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return loadLate(address);
  }
};
