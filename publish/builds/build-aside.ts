import { rm } from 'node:fs/promises';
import { openAside, takeAside } from './bring-out.ts';
import { writeSums } from './sums.ts';

export interface AsideOptions {
  /** The link to the site, mostly ./dist. */
  dist: string;
  /** Writes the whole build into a folder: public/, manifest.json, form.js and what else belongs to it. */
  make(folder: string): Promise<void>;
}

/** Builds without touching the site that is served, checks the result and switches to it atomically; or changes nothing. */
export const buildAside = async ({ dist, make }: AsideOptions): Promise<string> => {
  const aside = await openAside(dist);
  try {
    await make(aside);
    await writeSums(aside);
    return await takeAside(aside, dist);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
};
