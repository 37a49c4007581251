import { z } from 'zod';
import { doorWords } from './words/door.ts';
import { enquiryWords } from './words/enquiry.ts';
import { inboxWords } from './words/inbox.ts';
import { pagesWords } from './words/pages.ts';
import { shellWords } from './words/shell.ts';

/** content/desk.yaml: every word of the desk, by the place where it stands. */
export const deskWords = z.strictObject({
  ...shellWords,
  ...doorWords,
  ...inboxWords,
  ...enquiryWords,
  ...pagesWords,
});
export type DeskWords = z.infer<typeof deskWords>;
