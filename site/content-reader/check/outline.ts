import { isMap, isScalar, isSeq, type Scalar } from 'yaml';
import type { Place } from '../problem.ts';
import type { Read } from '../read-content.ts';
import { type MarkdownOutline, outlineMarkdown } from './outline-markdown.ts';

/** A value of a file. */
export interface Value {
  field: string;
  /** The name of the field itself, without what it stands in. */
  name: string;
  place: Place;
  value: string;
}
export interface Link {
  field: string;
  place: Place;
  href: string;
  /** Written as [words](address) within a text. */
  isMarkdown: boolean;
}

interface Outline extends MarkdownOutline {
  /** Every text of the fields. */
  values: readonly Value[];
  links: readonly Link[];
}

const LINK = /(!?)\[[^\]]*\]\(([^)\s]*)[^)]*\)/g;
/** Addresses in content/routes.yaml that are no pages, or that its own check looks at. */
const NO_LINK = /^(?:from|under|page)$/;
const FIELD_OF_LINK = /^(?:href|to|page|linkTarget|source)$/;

const outlineFields = ({ fields }: Read): Pick<Outline, 'values' | 'links' | 'pictures'> => {
  const values: Value[] = [];
  const links: Link[] = [];
  const pictures: Outline['pictures'][number][] = [];
  const addScalar = ({ value, range }: Scalar, trail: readonly PropertyKey[]) => {
    if (typeof value !== 'string') return;
    const field = trail.join('.');
    const name = String(trail.findLast((part) => typeof part === 'string') ?? '');
    const [start, end] = range ?? [0, 0];
    values.push({ field, name, value, place: fields.placeAt(start) });
    if ((/^\/\S*$/.test(value) && !NO_LINK.test(name)) || (FIELD_OF_LINK.test(name) && value.startsWith('#')))
      links.push({ field, href: value, place: fields.placeAt(start), isMarkdown: false });
    for (const match of fields.text.slice(start, end).matchAll(LINK)) {
      const place = fields.placeAt(start + match.index);
      const [, mark, href = ''] = match;
      if (mark === '!') pictures.push({ field, place, url: href, alt: '', isInField: true });
      else links.push({ field, href, place, isMarkdown: true });
    }
  };
  const walk = (node: unknown, trail: readonly PropertyKey[]): void => {
    if (isScalar(node)) addScalar(node, trail);
    if (isSeq(node)) for (const [i, item] of node.items.entries()) walk(item, [...trail, i]);
    if (isMap(node))
      for (const { key, value } of node.items) walk(value, [...trail, isScalar(key) ? String(key.value) : '']);
  };
  walk(fields.document.contents, []);
  return { values, links, pictures };
};

const known = new WeakMap<Read, Outline>();

/** What a file says and points to, with every place. */
export const outlineOf = (read: Read): Outline => {
  const kept = known.get(read);
  if (kept) return kept;
  const fields = outlineFields(read);
  const text = outlineMarkdown(read.source, read.file.endsWith('.md') ? read.body : read.source.length);
  const outline = {
    ...text,
    values: fields.values,
    links: [...fields.links, ...text.links],
    pictures: [...fields.pictures, ...text.pictures],
  };
  known.set(read, outline);
  return outline;
};
