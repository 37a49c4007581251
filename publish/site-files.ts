import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getCountries } from '../site/content/countries.ts';
import { getRoutes, getSearch } from '../site/content/get-content.ts';
import { getDeadlines } from '../site/features/insights/deadlines/deadlines.ts';
import { listPageGroups } from '../site/features/layout/public-pages.ts';
import { listSearchRecords } from '../site/features/layout/search-records.ts';
import { COLLECTIONS } from '../site/schemas/collections.ts';
import type { Documents } from './inline.ts';
import { searchFiles } from './search-index.ts';

/** Parts of a build that are made from the content, besides its pages. */
export function siteParts() {
  const countryNames = getCountries().flatMap(({ name, also = [], cities = [] }) => [
    name,
    ...also,
    ...cities,
  ]);
  return {
    routes: getRoutes(),
    makeFiles: (documents: Documents) =>
      searchFiles(
        {
          groups: listPageGroups(),
          words: getSearch(),
          countryNames,
          records: listSearchRecords(),
          left: getDeadlines().words.left,
        },
        documents,
      ),
    endpoint: process.env['ENQUIRY_ENDPOINT'],
  };
}

/** The content files that programs import: the server speaks those of the build that it serves. */
export async function writeWords(dist: string): Promise<void> {
  await mkdir(join(dist, 'words'), { recursive: true });
  for (const name of ['enquiryForm', 'enquiryMails', 'holidays'] as const) {
    const { files } = COLLECTIONS[name];
    await copyFile(join('content', files), join(dist, 'words', files));
  }
}
