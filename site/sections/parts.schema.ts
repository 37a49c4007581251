import { label, markdown } from '../../content-reader/schema-words.ts';

/** Fields that most kinds of section have. */
export const heading = label.describe('The heading of this section');
export const intro = markdown.optional().describe('A paragraph under the heading');
