import { z } from 'zod';
import { label, markdown, path } from '../../../content-reader/schema-words.ts';
import { heading } from '../parts.schema.ts';

export const downloadSchema = z
  .strictObject({
    kind: z.literal('download'),
    heading,
    text: markdown.describe('What the file holds'),
    button: label.describe('The words on the button'),
    href: path.describe('The file to download, for example /downloads/talent-intelligence-hub.pdf'),
  })
  .describe('A file to take away');
