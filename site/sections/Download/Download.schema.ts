import { z } from 'zod';
import { label, markdown, path } from '../../../content-reader/schema-words.ts';

export const downloadSchema = z
  .strictObject({
    kind: z.literal('download'),
    heading: label.describe('The heading of this section'),
    text: markdown.describe('What the file holds'),
    button: label.describe('The words on the button'),
    href: path.describe('The file to download, for example /downloads/talent-intelligence-hub.pdf'),
  })
  .describe('A file to take away');
export type DownloadData = z.infer<typeof downloadSchema>;
