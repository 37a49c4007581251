import { type MdastNode, markdownToMdast } from 'satteri';
import { isMap, isScalar, isSeq, type Scalar } from 'yaml';
import { headingIds } from '../common/text.ts';
import { type Place, placeIn } from './files.ts';
import type { Read } from './read-content.ts';

type Written = Pick<Read, 'file' | 'source' | 'body' | 'fields'>;

interface Found {
  field: string;
  place: Place;
}
export interface Picture extends Found {
  url: string;
  alt: string;
  /** In the text of an article, among the words of a field, or a field of its own. */
  where: 'text' | 'words' | 'field';
}
export interface Heading extends Found {
  depth: number;
  words: string;
  id: string;
}
/** The texts and links of a file, with their places. */
interface Outline {
  /** `name` is the field of a value without those around it. */
  values: (Found & { name: string; value: string })[];
  links: (Found & { href: string })[];
  pictures: Picture[];
  headings: Heading[];
  html: Found[];
  /** Lines that Markdown takes for something else than was meant. */
  misread: (Found & { message: string })[];
}

const LINK = /(!?)\[[^\]]*\]\(([^)\s]*)(?:\s+"[^"]*")?\)/g;
/** Old addresses and patterns of addresses, which lead to no page. */
const NO_LINK = /^(?:from|under|page)$/;
const FIELD_OF_LINK = /^(?:href|to|page|linkTarget|source)$/;

function outlineFields({ fields }: Written, { values, links, pictures }: Outline): void {
  const addScalar = ({ value, range }: Scalar, trail: readonly PropertyKey[]) => {
    const field = trail.join('.');
    const name = String(trail.findLast((part) => typeof part === 'string') ?? '');
    const [start, end] = range ?? [0, 0];
    const place = fields.placeAt(start);
    values.push({ field, name, place, value: String(value) });
    if (typeof value !== 'string') return;
    if (
      (/^\/\S*$/.test(value) && !NO_LINK.test(name)) ||
      (FIELD_OF_LINK.test(name) && value.startsWith('#'))
    )
      links.push({ field, place, href: value });
    if (value.startsWith('./'))
      pictures.push({ field, place, url: value, alt: name, where: 'field' });
    for (const { index, 1: mark, 2: url = '' } of fields.yaml.slice(start, end).matchAll(LINK)) {
      const here = fields.placeAt(start + index);
      if (mark === '!') pictures.push({ field, place: here, url, alt: '', where: 'words' });
      else links.push({ field, place: here, href: url });
    }
  };
  const walk = (node: unknown, trail: readonly PropertyKey[]): void => {
    if (isScalar(node)) addScalar(node, trail);
    if (isSeq(node)) for (const [i, item] of node.items.entries()) walk(item, [...trail, i]);
    if (isMap(node))
      for (const { key, value } of node.items)
        walk(value, [...trail, isScalar(key) ? String(key.value) : '']);
  };
  if (!isScalar(fields.document.contents)) walk(fields.document.contents, []);
}

function wordsOf(node: MdastNode): string {
  if ('children' in node) return node.children.map((child) => wordsOf(child)).join('');
  return 'value' in node && typeof node.value === 'string' ? node.value : '';
}

function misreading(node: MdastNode, written: string): string | undefined {
  if (node.type === 'code')
    return 'is shown as code from here: take away the ``` or the four spaces before the line';
  if (node.type === 'heading' && wordsOf(node).trim() === '')
    return 'has a heading without words: write them after the #';
  if (node.type === 'heading' && !written.startsWith('#'))
    return 'is a heading because of the line under it: put an empty line between the two';
  if (node.type === 'paragraph' && /^\|.*\|\s*\n\|/.test(written))
    return 'has a table that is none: write | --- | --- | under its first line';
  return undefined;
}

function outlineText(
  source: string,
  body: number,
  { links, pictures, headings, html, misread }: Outline,
): void {
  const text = source.slice(body);
  if (text.trim() === '') return;
  const idOf = headingIds();
  const walk = (node: MdastNode): void => {
    const found = {
      field: 'the text',
      place: placeIn(source, body + (node.position?.start.offset ?? 0)),
    };
    if (node.type === 'link') links.push({ ...found, href: node.url });
    if (node.type === 'image' || node.type === 'imageReference')
      pictures.push({
        ...found,
        url: 'url' in node ? node.url : '',
        alt: node.alt ?? '',
        where: 'text',
      });
    const message = misreading(node, source.slice(body + (node.position?.start.offset ?? 0)));
    if (message) misread.push({ ...found, message });
    if (node.type === 'html' && !node.value.startsWith('<!--')) html.push(found);
    if (node.type === 'heading') {
      const words = wordsOf(node);
      headings.push({ ...found, depth: node.depth, words, id: idOf(words) });
    }
    if ('children' in node) for (const child of node.children) walk(child);
  };
  walk(markdownToMdast(text, { features: { frontmatter: false } }));
}

function nothing(): Outline {
  return { values: [], links: [], pictures: [], headings: [], html: [], misread: [] };
}

export function picturesIn(text: string): readonly Picture[] {
  const outline = nothing();
  outlineText(text, 0, outline);
  return outline.pictures;
}

const known = new WeakMap<Written, Outline>();

export function outlineOf(read: Written): Outline {
  const kept = known.get(read);
  if (kept) return kept;
  const outline = nothing();
  outlineFields(read, outline);
  if (read.file.endsWith('.md')) outlineText(read.source, read.body, outline);
  known.set(read, outline);
  return outline;
}
