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
  /** The words of each paragraph, heading and cell, without code. Signs of Markdown among them were not understood. */
  passages: readonly { place: Place; words: string }[];
  /** Blocks of code that go on to the end because nothing closes them. */
  openCode: readonly Place[];
  notes: { defined: ReadonlyMap<string, Place>; used: ReadonlySet<string> };
}

const TEXT = 'the text';
const wordsOf = (node: MdastNode): string => {
  if ('children' in node) return node.children.map((child) => wordsOf(child)).join('');
  return 'value' in node && typeof node.value === 'string' ? node.value : '';
};

/** The same without code, which may hold any sign. */
const proseOf = (node: MdastNode): string => {
  if ('children' in node) return node.children.map((child) => proseOf(child)).join('');
  return node.type === 'text' ? node.value : ' ';
};
/** Whether a block of code that begins with a fence has none at its end. */
const isOpen = (code: string): boolean => {
  const [fence] = /^(?:`{3,}|~{3,})/.exec(code) ?? [];
  return fence !== undefined && !new RegExp(`\\n[ >]*${fence}[\`~]*\\s*$`).test(code);
};

/** Where the paragraphs of a text begin and end, those of lists, quotes and foot notes among them. */
export const paragraphsOf = (text: string): { start: number; end: number }[] => {
  const found: { start: number; end: number }[] = [];
  const walk = (node: MdastNode): void => {
    const { start, end } = node.position ?? {};
    if (node.type === 'paragraph') found.push({ start: start?.offset ?? 0, end: end?.offset ?? 0 });
    else if ('children' in node) for (const child of node.children) walk(child);
  };
  if (text.trim() !== '') walk(markdownToMdast(text, { features: { frontmatter: false } }));
  return found;
};

/** What the Markdown below the fields of a file holds. */
export const outlineMarkdown = (source: string, body: number): MarkdownOutline => {
  const links: MarkdownOutline['links'][number][] = [];
  const pictures: Picture[] = [];
  const headings: Heading[] = [];
  const html: Place[] = [];
  const passages: MarkdownOutline['passages'][number][] = [];
  const openCode: Place[] = [];
  const defined = new Map<string, Place>();
  const used = new Set<string>();
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
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      passages.push({ place: placeOf(node), words: proseOf(node) });
    if (node.type === 'code' && isOpen(text.slice(node.position?.start.offset, node.position?.end.offset)))
      openCode.push(placeOf(node));
    if (node.type === 'footnoteReference') used.add(node.identifier);
    if (node.type === 'footnoteDefinition') defined.set(node.identifier, placeOf(node));
    if (node.type === 'heading') {
      const words = wordsOf(node);
      headings.push({ place: placeOf(node), depth: node.depth, words, id: slugger.slug(words) });
    }
    if ('children' in node) for (const child of node.children) walk(child);
  };
  if (text.trim() !== '') walk(markdownToMdast(text, { features: { frontmatter: false } }));
  return { links, pictures, headings, html, passages, openCode, notes: { defined, used } };
};
