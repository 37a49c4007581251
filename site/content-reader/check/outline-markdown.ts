import Slugger from 'github-slugger';
import { type MdastNode, markdownToMdast } from 'satteri';
import { type Place, placeIn } from '../problem.ts';

export interface Picture {
  field: string;
  place: Place;
  url: string;
  alt: string;
  /** It stands in a field instead of the text of an article. */
  isInField: boolean;
}
export interface Heading {
  place: Place;
  depth: number;
  words: string;
  id: string;
}
export interface MarkdownOutline {
  links: readonly { field: string; place: Place; href: string; isMarkdown: boolean }[];
  pictures: readonly Picture[];
  headings: readonly Heading[];
  /** Where somebody wrote HTML. */
  html: readonly Place[];
}

const TEXT = 'the text';
const wordsOf = (node: MdastNode): string => {
  if ('children' in node) return node.children.map((child) => wordsOf(child)).join('');
  return 'value' in node && typeof node.value === 'string' ? node.value : '';
};

/** What the Markdown below the fields of a file holds. */
export const outlineMarkdown = (source: string, body: number): MarkdownOutline => {
  const links: MarkdownOutline['links'][number][] = [];
  const pictures: Picture[] = [];
  const headings: Heading[] = [];
  const html: Place[] = [];
  const slugger = new Slugger();
  const text = source.slice(body);
  const placeOf = (node: MdastNode): Place => placeIn(source, body + (node.position?.start.offset ?? 0));
  const add = (picture: { url: string; alt: string; place: Place }) =>
    pictures.push({ ...picture, field: TEXT, isInField: false });
  const walk = (node: MdastNode): void => {
    if (node.type === 'link') links.push({ field: TEXT, place: placeOf(node), href: node.url, isMarkdown: true });
    if (node.type === 'image') add({ url: node.url, alt: node.alt ?? '', place: placeOf(node) });
    if (node.type === 'imageReference') add({ url: '', alt: node.alt ?? '', place: placeOf(node) });
    if (node.type === 'html' && !node.value.startsWith('<!--')) html.push(placeOf(node));
    if (node.type === 'heading') {
      const words = wordsOf(node);
      headings.push({ place: placeOf(node), depth: node.depth, words, id: slugger.slug(words) });
    }
    if ('children' in node) for (const child of node.children) walk(child);
  };
  if (text.trim() !== '') walk(markdownToMdast(text, { features: { frontmatter: false } }));
  return { links, pictures, headings, html };
};
