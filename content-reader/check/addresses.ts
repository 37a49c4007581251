import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectionName } from '../../site/collections.ts';
import { termId } from '../../site/insights/glossary/schema.ts';
import { fillClaims } from '../fill-claims.ts';
import { headingId } from '../heading-id.ts';
import { isDraft, type OpenContent, type Read } from '../read-content.ts';
import { outlineOf } from './outline.ts';

/** Folders whose files are pages, and what stands before the name of the file in their address. */
const FOLDERS = {
  solutions: '/solutions/',
  services: '/services/',
  pages: '/',
  areas: '/',
  legal: '/',
  blog: '/blogs/',
  regions: '/insights/',
} as const;
/** Files that are a page by themselves. */
const FILES = {
  home: '/',
  tools: '/tools',
  payrollAdvisor: '/tools/payroll-advisor',
  supportEstimator: '/tools/support-estimator',
  selfAssessment: '/tools/self-assessment',
  insights: '/insights',
  deadlinesPage: '/insights/deadlines',
  checklist: '/insights/partner-checklist',
  glossary: '/insights/glossary',
} as const;
/** What the site writes besides pages. */
const OTHERS =
  /^\/(?:(?:blogs|news|insights\/deadlines)\/rss\.xml|insights\/deadlines\.(?:ics|json)|blogs\/page-\d+|(?:solutions|services)\/404|(?:og|figures|api)\/.+|sitemap\.xml|llms\.txt|robots\.txt|manifest\.webmanifest|\.well-known\/security\.txt)$/;
/** Places that the templates give to pages, whatever their content. */
const TEMPLATE_IDS = ['main', 'contact', 'comparison', 'solutions', 'question', 'result', 'pages'];

const keysOf = <Key extends string>(record: Readonly<Record<Key, string>>): Key[] =>
  Object.keys(record).filter((key): key is Key => key in record);

/** The address of the page that a file is. */
export const ownAddress = (name: CollectionName, slug: string): string | undefined => {
  const folders: Partial<Record<CollectionName, string>> = FOLDERS;
  const files: Partial<Record<CollectionName, string>> = FILES;
  const folder = folders[name];
  return folder === undefined ? files[name] : folder + slug;
};

/** Where links may lead. */
export const addressesOf = (root: string, content: OpenContent) => {
  const pages = new Map<string, Read[]>();
  const drafts = new Set<string>();
  const views = new Map(content.written('serviceViews').map((view) => [view.slug, view]));
  for (const name of keysOf(FOLDERS)) {
    for (const read of content.written(name)) {
      const address = FOLDERS[name] + read.slug;
      const view = views.get(String(read.fields.document.get('view')));
      if (isDraft(read)) drafts.add(address);
      else pages.set(address, view ? [read, view] : [read]);
    }
  }
  for (const name of keysOf(FILES)) pages.set(FILES[name], content.written(name));
  const claims = content.written('claims')[0]?.data ?? {};
  /** Entries that a page lists have the name of their file as their place. */
  const listed: Record<string, string[]> = {
    '/news': [...content.written('news'), ...content.written('deadlines')].map(({ slug }) => slug),
    '/insights/deadlines': content.written('deadlines').map(({ slug }) => slug),
    '/insights/glossary': (content.written('glossary')[0]?.data?.terms ?? []).map(termId),
    '/careers': content.written('openings').map(({ slug }) => slug),
  };
  const downloads = new Set(
    content
      .written('services')
      .flatMap((read) => outlineOf(read).links)
      .map(({ href }) => href)
      .filter((href) => href.startsWith('/downloads/')),
  );
  const idsOf = (read: Read): string[] => {
    const { values, headings } = outlineOf(read);
    const fromFields = values
      .filter(({ name }) => name === 'heading')
      .map(({ value }) => headingId(String(fillClaims(value, claims, () => undefined))));
    return [...fromFields, ...headings.map(({ id }) => id)];
  };
  // As written: a mistake elsewhere in that file must not make every old address a dead one.
  const moved = new Set(
    content
      .written('routes')
      .flatMap((read) => outlineOf(read).values)
      .filter(({ name }) => name === 'from')
      .map(({ value }) => value.toLowerCase()),
  );
  /** What a page lists comes from files that may have mistakes of their own. */
  const isListKnown = (path: string): boolean =>
    path !== '/insights/glossary' || content.written('glossary')[0]?.data !== undefined;

  return {
    origin: content.written('site')[0]?.data?.origin.value,
    pages: [...pages.keys()],
    isPage: (path: string): boolean => pages.has(path),
    isDraft: (path: string): boolean => drafts.has(path),
    isMoved: (path: string): boolean => moved.has(path.toLowerCase()),
    leadsSomewhere: (path: string): boolean =>
      pages.has(path) ||
      moved.has(path.toLowerCase()) ||
      OTHERS.test(path) ||
      downloads.has(path) ||
      (path !== '/' && existsSync(join(root, 'site/public', path))),
    /** The places of a page that a link can point at; undefined if they cannot be known. */
    idsOf: (path: string): string[] | undefined => {
      const files = pages.get(path);
      if (!files?.every(({ fields }) => fields.isWhole) || !isListKnown(path)) return undefined;
      return [...TEMPLATE_IDS, ...(listed[path] ?? []), ...files.flatMap(idsOf)];
    },
  };
};
export type Addresses = ReturnType<typeof addressesOf>;
