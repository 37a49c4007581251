import { z } from 'zod';
import { label } from '../../content-reader/schema-words.ts';

/** Words for one and for several. */
export const counted = (what: string) =>
  z
    .strictObject({
      one: label.describe(`${what}, for one`),
      many: label.describe(`${what}, for several; {n} is the number`),
    })
    .describe(what);
