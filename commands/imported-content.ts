import { readFileSync } from 'node:fs';

/** Programs import this file. If it cannot be read, not even the page that shows problems of the content can be shown. */
export const IMPORTED_CONTENT = 'content/enquiry-form.json';

export const isImportedContentReadable = (): boolean => {
  try {
    JSON.parse(readFileSync(IMPORTED_CONTENT, 'utf8'));
    return true;
  } catch {
    return false;
  }
};
