import { z } from 'zod';
import { label, sentence } from '../../content-reader/schema-words.ts';
import { figure, seo } from '../page-parts.schema.ts';

/** Words for one and for several. */
export const counted = (what: string) =>
  z
    .strictObject({
      one: label.describe(`${what}, for one`),
      many: label.describe(`${what}, for several; {n} is the number`),
    })
    .describe(what);

/** What every page under /insights begins with. */
export const pageHead = {
  title: label.describe('The heading'),
  tagline: sentence.describe('One sentence under the heading'),
  seo,
  figure,
};
