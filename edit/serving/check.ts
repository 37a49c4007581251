import type { z } from 'zod';
import { getClaims } from '../../site/content-reader/content.ts';
import { readContentFile } from '../../site/content-reader/content-file.ts';
import { openContent } from '../../site/content-reader/read-content.ts';
import { collections } from '../../site/schemas/collections.ts';
import { collectionOf } from '../fields/schema-at.ts';
import type { Contents } from './content-of-request.ts';

interface Problem {
  file: string;
  field: string;
  message: string;
}

/** The same check as npm run check:content, for a file that is not written yet and for all of them. */
export const openCheck = (root: string, contents: Contents) => ({
  faultsOf: (file: string, source: string): Problem[] => {
    const name = collectionOf(file);
    if (!name) return [];
    const claims = name === 'claims' ? undefined : contents.plainly(getClaims);
    const schema: z.ZodType = collections[name].schema;
    const { faults } = readContentFile(file, source, schema, claims);
    return faults.map(({ field, remedy }) => ({ file, field, message: remedy }));
  },
  all: (): Problem[] =>
    openContent(root)
      .faults()
      .map(({ place, field, remedy }) => ({ file: place.replace(/:\d+$/, ''), field, message: remedy })),
});
