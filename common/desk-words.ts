import { z } from 'zod';
import { doorWords } from './desk-words/door.ts';
import { enquiryWords } from './desk-words/enquiry.ts';
import { inboxWords } from './desk-words/inbox.ts';
import { pagesWords } from './desk-words/pages.ts';
import { shellWords } from './desk-words/shell.ts';

/** content/desk.yaml: every word of the desk, by the place where it stands. */
export const deskWords = z.strictObject({
  ...shellWords,
  ...doorWords,
  ...inboxWords,
  ...enquiryWords,
  ...pagesWords,
});
export type DeskWords = z.infer<typeof deskWords>;
