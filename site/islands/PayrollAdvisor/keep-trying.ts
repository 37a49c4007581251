/** Milliseconds between two attempts. */
const PAUSE = 2000;

/** Loads what a moment without network has kept away, as soon as it can be had. */
export const keepTrying = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return keepTrying(load);
  }
};
