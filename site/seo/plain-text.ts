import { marked } from 'marked';
import { withoutTags } from '../../content-reader/without-tags.ts';

/** The words of a Markdown text without its marks, for places that show no HTML. */
export const plainText = (markdown: string): string =>
  withoutTags(marked.parse(markdown, { async: false }), ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim();
