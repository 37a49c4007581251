import { contentFiles, overlayFrom, type Replaced } from '../../content-reader/files.ts';
import { renderMarkdown } from '../../content-reader/markdown.ts';
import {
  type OpenContent,
  openContent,
  type ReadOptions,
} from '../../content-reader/read-content.ts';
import { COLLECTIONS, type CollectionName, type Data } from '../schemas/collections.ts';
import { type TOOL_COLLECTIONS, toolPages } from '../schemas/tools/tool-collections.ts';
import { readBuildSettings } from './settings.ts';

export type Content = OpenContent<Data>;

declare global {
  var siteContent: Content | undefined;
  var showsDrafts: boolean | undefined;
  /** Edit mode gives every request the content it asks for, with marks. */
  var contentOfRequest: (() => Content | undefined) | undefined;
}

/** Files of a test that replace those of the repository. */
export function buildOverlay(): Replaced {
  return overlayFrom(readBuildSettings(process.env).CONTENT_OVERLAY);
}

export function openSite(root: string, options?: ReadOptions<Data>): Content {
  return openContent<Data>(root, COLLECTIONS, options);
}

/**
 * The one door to the content. A build has this module twice, on its own and in the bundle of its
 * pages; what one has read and checked, the other finds here.
 */
export function content(): Content {
  const own = globalThis.contentOfRequest?.();
  if (own) return own;
  globalThis.siteContent ??= globalThis.showsDrafts
    ? openSite(process.cwd(), { drafts: 'marked' })
    : openSite(process.cwd(), { files: contentFiles(process.cwd(), buildOverlay()) });
  return globalThis.siteContent;
}

/** For editors and developers: drafts are shown, with a mark. */
export function showDrafts(): void {
  globalThis.showsDrafts = true;
}

export function forgetContent(): void {
  globalThis.siteContent = undefined;
}

/** Works something out once for all pages of a build; while content is edited, again for each reading of it. */
export function once<Result>(work: () => Result): () => Result {
  let kept: { from: Content; result: Result } | undefined;
  return () => {
    const from = content();
    if (kept?.from !== from) kept = { from, result: work() };
    return kept.result;
  };
}

/** Collections of many files, which have a star in their path, and the one file that is shown like those of a folder. */
type Folder =
  | {
      [Name in CollectionName]: (typeof COLLECTIONS)[Name]['files'] extends `${string}*${string}`
        ? Name
        : never;
    }[CollectionName]
  | 'dataResidency';
type Single = Exclude<CollectionName, Folder>;
/** An entry of a folder; `slug` is the file name and the last part of the address. */
export type Filed<Name extends Folder> = Data[Name] & { slug: string };

function single<Name extends Single>(name: Name): Data[Name] {
  const [only] = content().entries(name);
  if (!only)
    throw new Error(
      `content/${COLLECTIONS[name].files} is missing: restore it from the repository.`,
    );
  return only.data;
}

export function getClaims() {
  return single('claims');
}
export function getSite() {
  return single('site');
}
export function getNavigation() {
  return single('navigation');
}
export function getWords() {
  return single('interface');
}
export function getHome() {
  return single('home');
}
export function getProof() {
  return single('proof');
}
export function getOwnerQuestions() {
  return single('ownerQuestions').questions;
}
export function getDepartures() {
  return single('departures').departures;
}
export function getTestimonials() {
  return single('testimonials');
}
export function getRoutes() {
  return single('routes');
}
export function getSearch() {
  return single('search');
}
export function getSpelling() {
  return single('spelling');
}
export function getInsight<Name extends 'insights' | 'deadlinesPage' | 'glossary' | 'checklist'>(
  name: Name,
): Data[Name] {
  return single(name);
}
export function getTool<Name extends keyof typeof TOOL_COLLECTIONS>(name: Name): Data[Name] {
  return single(name);
}
/** The pages of all tools, in the order of their overview. */
export function getToolPages() {
  return (Object.keys(toolPages) as (keyof typeof toolPages)[]).map((name) => {
    const { slug, page: href } = toolPages[name];
    return { ...getTool(name).page, slug, href };
  });
}

export function getAll<Name extends Folder>(name: Name): readonly Filed<Name>[] {
  return content()
    .entries(name)
    .map(({ slug, data }) => ({ ...data, slug }));
}

function find<Name extends Folder>(name: Name, slug: string) {
  const found = content()
    .entries(name)
    .find((entry) => entry.slug === slug);
  if (!found)
    throw new Error(`content/${name} has no file "${slug}": add it or correct the reference.`);
  return found;
}

export function getOne<Name extends Folder>(name: Name, slug: string): Filed<Name> {
  return {
    ...find(name, slug).data,
    slug,
  };
}

/** The reference pages: payroll by region, and where HR data is kept. */
export function getRegions() {
  return [...getAll('regions'), ...getAll('dataResidency')];
}

export function getSolutions() {
  return getAll('solutions').toSorted((m, n) => m.order - n.order);
}
export function getServices() {
  return getAll('services').toSorted((m, n) => m.order - n.order);
}

/** All articles, newest first. */
export function getPosts() {
  return getAll('blog').toSorted((m, n) => n.published.getTime() - m.published.getTime());
}

export function getHtml(
  name: 'legal' | 'blog' | 'news' | 'openings',
  slug: string,
): Promise<string> {
  const { file, text } = find(name, slug);
  return renderMarkdown(text, file);
}
