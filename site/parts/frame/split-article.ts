import { visible } from '../../../common/text.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function withoutTags(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** One part of an article: a heading with its text. The first may have no heading. */
export interface Part {
  id?: string;
  heading?: string;
  html: string;
}

/** Splits the HTML of a Markdown text at its second-level headings, for contents and tables. */
export function splitArticle(html: string): Part[] {
  const parts = html.split(/(?=<h2[\s>])/);
  return parts
    .map((part): Part => {
      const head = /^<h2(?:[^>]*\sid="([^"]*)")?[^>]*>([\s\S]*?)<\/h2>/.exec(part);
      return head?.[2] === undefined
        ? { html: part }
        : { id: head[1] ?? '', heading: withoutTags(head[2]), html: part };
    })
    .filter((part) => part.html.trim() !== '');
}

const WORDS_PER_MINUTE = 200;
/** How long a careful reader needs, in whole minutes. */
export function readingMinutes(html: string): number {
  return Math.max(
    1,
    Math.round(visible(withoutTags(html)).split(/\s+/).filter(Boolean).length / WORDS_PER_MINUTE),
  );
}
