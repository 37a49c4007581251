import { didYouMean } from '../../common/nearest.ts';
import { headingId } from '../../common/text.ts';
import { fillClaims } from '../claims.ts';
import type { ContentProblem } from '../files.ts';
import { outlineOf } from '../outline.ts';
import { decoded } from '../pictures.ts';
import {
  type Collection,
  isDraft,
  type OpenContent,
  type Read,
  type WithClaims,
} from '../read-content.ts';

/** Facts about the site that the checks of its content need. */
export interface SiteRules<Data extends WithClaims> {
  /** Whether the site serves an address that is no page, such as a feed or a picture. */
  serves(path: string, content: OpenContent<Data>): boolean;
  moved(content: OpenContent<Data>): readonly string[];
  /** Places that the templates give to pages, whatever their content. */
  ids: readonly string[];
  /** Further places, by the address of their page. */
  places(content: OpenContent<Data>): Readonly<Record<string, readonly string[]>>;
  problems(content: OpenContent<Data>, addresses: Addresses): ContentProblem[];
}

export type Addresses = ReturnType<typeof addressesOf>;

export function ownAddress({ page }: Collection, { slug }: Read): string | undefined {
  return page?.replace('*', slug);
}

/** Other files that a page shows as well. */
export function shownFiles<Data extends WithClaims>(
  content: OpenContent<Data>,
  { shows = {} }: Collection,
  { fields }: Read,
): { field: string; folder: string; name: string; known: readonly Read[] }[] {
  return Object.entries(shows).flatMap(([field, folder]) => {
    const name: unknown = fields.document.get(field);
    const known =
      content.all().find(({ collection }) => collection.files.startsWith(`${folder}/`))?.reads ??
      [];
    return typeof name === 'string' ? [{ field, folder, name, known }] : [];
  });
}

export function addressesOf<Data extends WithClaims>(
  content: OpenContent<Data>,
  rules: SiteRules<Data>,
) {
  const pages = new Map<string, Read[]>();
  const drafts = new Set<string>();
  const listed = new Map<string, string[]>();
  for (const { collection, reads } of content.all())
    for (const read of reads) {
      for (const page of collection.listedOn ?? [])
        listed.set(page, [...(listed.get(page) ?? []), read.slug]);
      const address = ownAddress(collection, read);
      if (address === undefined) continue;
      const shown = shownFiles(content, collection, read).flatMap(({ name, known }) =>
        known.filter(({ slug }) => slug === name),
      );
      if (isDraft(read)) drafts.add(address);
      else pages.set(address, [read, ...shown]);
    }
  const claims = content.written('claims')[0]?.data ?? {};
  const moved = new Set(rules.moved(content).map((path) => path.toLowerCase()));
  const places = rules.places(content);
  const headingsOf = (read: Read): string[] => {
    const { values, headings } = outlineOf(read);
    const fromFields = values.filter(({ name }) => name === 'heading');
    return [
      ...fromFields.map(({ value }) => headingId(String(fillClaims(value, claims)))),
      ...headings.map(({ id }) => id),
    ];
  };
  return {
    pages: [...pages.keys()],
    isPage: (path: string) => pages.has(path),
    isDraft: (path: string) => drafts.has(path),
    isMoved: (path: string) => moved.has(path.toLowerCase()),
    leadsSomewhere: (path: string) =>
      pages.has(path) || moved.has(path.toLowerCase()) || rules.serves(path, content),
    /** The places of a page that a link can point at; undefined if they cannot be known. */
    idsOf: (path: string): readonly string[] | undefined => {
      const files = pages.get(path);
      if (!files || files.some(({ problems }) => problems.length > 0)) return undefined;
      return [
        ...rules.ids,
        ...(listed.get(path) ?? []),
        ...(places[path] ?? []),
        ...files.flatMap(headingsOf),
      ];
    },
  };
}

/** A page, a place, a site with a full name, a mail address or a number. */
const ADDRESS = /^(?:\/|#|https:\/\/[^\s/.]+\.|mailto:[^\s@]+@[^\s@]+\.\w|tel:\+?\d{7})/;

function faultOf(href: string, own: string | undefined, addresses: Addresses): string | undefined {
  if (href === '') return 'has a link without an address: write it between the round brackets';
  if (!ADDRESS.test(href))
    return `leads to ${href}: begin the address with / for a page of this site, or copy it from the browser with https://`;
  if (!/^[/#]/.test(href)) return undefined;
  const [before = '', fragment] = href.split('#');
  const path = before === '' ? own : before.replace(/\?.*$/, '');
  if (path === undefined) return undefined;
  if (addresses.isDraft(path))
    return `leads to ${href}, which is still a draft: publish it first, or link to another page`;
  if (!addresses.leadsSomewhere(path))
    return `leads to ${path}, but there is no such page: ${didYouMean(path, addresses.pages, 'correct the address')}`;
  const ids = fragment === undefined ? undefined : addresses.idsOf(path);
  if (fragment === undefined || !ids || ids.includes(decoded(fragment))) return undefined;
  const remedy = 'write one of its headings in small letters, with hyphens between the words';
  return `leads to ${href}, but no heading of that page is called so: ${didYouMean(fragment, ids, remedy)}`;
}

/** Links and fragments that lead nowhere. `own` is the address of the page that shows the file. */
export function deadLinks(
  read: Read,
  own: string | undefined,
  addresses: Addresses,
): ContentProblem[] {
  return outlineOf(read).links.flatMap(({ field, place, href }) => {
    const message = faultOf(href, own, addresses);
    return message === undefined ? [] : [{ file: read.file, ...place, field, message, link: href }];
  });
}
