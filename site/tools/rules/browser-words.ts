import type { z } from 'zod';
import type { Tools, toolFile } from './tools.schema.ts';

/** Build time only: what the browser needs of the file of a tool; the rest is in the page already. */
export const browserWords = <File extends z.infer<typeof toolFile>>(file: File, { shared }: Tools) => {
  const { assumptions, withoutScript, privacy, page, ...words } = file;
  const { title, printTitle, minutes } = page;
  return { ...words, page: { title, printTitle }, minutes: `${minutes}. ${privacy.heading}.`, shared };
};
