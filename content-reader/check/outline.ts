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
/** A value of any kind, with the letters of the file. */
export interface Written {
  field: string;
  place: Place;
  value: unknown;
  type: Scalar['type'];
  written: string;
  /** What follows up to the next value: spaces and comments. */
  after: string;
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
  scalars: readonly Written[];
  links: readonly Link[];
}

export const LINK = /(!?)\[[^\]]*\]\(([^)\s]*)(?:\s+"[^"]*")?\)/g;
/** Addresses in content/routes.yaml that are no pages, or that its own check looks at. */
const NO_LINK = /^(?:from|under|page)$/;
const FIELD_OF_LINK = /^(?:href|to|page|linkTarget|source)$/;

const outlineFields = ({ fields }: Read): Pick<Outline, 'values' | 'scalars' | 'links' | 'pictures'> => {
  const values: Value[] = [];
  const scalars: Written[] = [];
  const links: Link[] = [];
  const pictures: Outline['pictures'][number][] = [];
  const addScalar = ({ value, range, type }: Scalar, trail: readonly PropertyKey[]) => {
    const field = trail.join('.');
    const name = String(trail.findLast((part) => typeof part === 'string') ?? '');
    const [start, end, next] = range ?? [0, 0, 0];
    const place = fields.placeAt(start);
    scalars.push({
      field,
      place,
      value,
      type,
      written: fields.text.slice(start, end),
      after: fields.text.slice(end, next),
    });
    if (typeof value !== 'string') return;
    values.push({ field, name, value, place });
    if ((/^\/\S*$/.test(value) && !NO_LINK.test(name)) || (FIELD_OF_LINK.test(name) && value.startsWith('#')))
      links.push({ field, href: value, place, isMarkdown: false });
    for (const match of fields.text.slice(start, end).matchAll(LINK)) {
      const here = fields.placeAt(start + match.index);
      const [, mark, href = ''] = match;
      if (mark === '!') pictures.push({ field, place: here, url: href, alt: '', isInField: true });
      else links.push({ field, href, place: here, isMarkdown: true });
    }
  };
  const walk = (node: unknown, trail: readonly PropertyKey[]): void => {
    if (isScalar(node)) addScalar(node, trail);
    if (isSeq(node)) for (const [i, item] of node.items.entries()) walk(item, [...trail, i]);
    if (isMap(node))
      for (const { key, value } of node.items) walk(value, [...trail, isScalar(key) ? String(key.value) : '']);
  };
  if (!isScalar(fields.document.contents)) walk(fields.document.contents, []);
  return { values, scalars, links, pictures };
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
    scalars: fields.scalars,
    links: [...fields.links, ...text.links],
    pictures: [...fields.pictures, ...text.pictures],
  };
  known.set(read, outline);
  return outline;
};
