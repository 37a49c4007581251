import { marked } from 'marked';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The text of HTML that Markdown has become; `instead` takes the place of a tag. */
export const withoutTags = (html: string, instead = ''): string =>
  html
    .replace(/<[^>]+>/g, instead)
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** The words of a Markdown text without its marks, for places that show no HTML. */
export const plainText = (markdown: string): string =>
  withoutTags(marked.parse(markdown, { async: false }), ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim();
