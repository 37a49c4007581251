import { contentFiles, overlayFrom, type Replaced } from '../content-reader/files.ts';
import { renderMarkdown } from '../content-reader/markdown.ts';
import { type OpenContent, openContent, type ReadOptions } from '../content-reader/read-content.ts';
import { type CollectionName, collections, type Data } from './collections.ts';
import { readBuildSettings } from './settings.ts';
import { type toolCollections, toolPages } from './tools/rules/schemas.ts';

export type Content = OpenContent<Data>;

declare global {
  var siteContent: Content | undefined;
  var showsDrafts: boolean | undefined;
  /** Edit mode gives every request the content it asks for, with marks. */
  var contentOfRequest: (() => Content | undefined) | undefined;
}

/** Files of a test that replace those of the repository. */
export const buildOverlay = (): Replaced => overlayFrom(readBuildSettings(process.env).CONTENT_OVERLAY);

export const openSite = (root: string, options?: ReadOptions<Data>): Content =>
  openContent<Data>(root, collections, options);

/**
 * The one door to the content. A build has this module twice, on its own and in the bundle of its pages; what one has
 * read and checked, the other finds here.
 */
export const content = (): Content => {
  const own = globalThis.contentOfRequest?.();
  if (own) return own;
  globalThis.siteContent ??= globalThis.showsDrafts
    ? openSite(process.cwd(), { drafts: 'marked' })
    : openSite(process.cwd(), { files: contentFiles(process.cwd(), buildOverlay()) });
  return globalThis.siteContent;
};

/** For editors and developers: drafts are shown, with a mark. */
export const showDrafts = (): void => {
  globalThis.showsDrafts = true;
};

export const forgetContent = (): void => {
  globalThis.siteContent = undefined;
};

/** Works something out once for all pages of a build; while content is edited, again for each reading of it. */
export const once = <Result>(work: () => Result): (() => Result) => {
  let kept: { from: Content; result: Result } | undefined;
  return () => {
    const from = content();
    if (kept?.from !== from) kept = { from, result: work() };
    return kept.result;
  };
};

/** Collections of many files, which have a star in their path, and the one file that is shown like those of a folder. */
type Folder =
  | {
      [Name in CollectionName]: (typeof collections)[Name]['files'] extends `${string}*${string}` ? Name : never;
    }[CollectionName]
  | 'dataResidency';
type Single = Exclude<CollectionName, Folder>;
/** An entry of a folder; `slug` is the file name and the last part of the address. */
export type Filed<Name extends Folder> = Data[Name] & { slug: string };

const single = <Name extends Single>(name: Name): Data[Name] => {
  const [only] = content().entries(name);
  if (!only) throw new Error(`content/${collections[name].files} is missing: restore it from the repository.`);
  return only.data;
};

export const getClaims = () => single('claims');
export const getSite = () => single('site');
export const getNavigation = () => single('navigation');
export const getWords = () => single('interface');
export const getHome = () => single('home');
export const getProof = () => single('proof');
export const getTestimonials = () => single('testimonials');
export const getRoutes = () => single('routes');
export const getSearch = () => single('search');
export const getSpelling = () => single('spelling');
export const getInsight = <Name extends 'insights' | 'deadlinesPage' | 'glossary' | 'checklist'>(
  name: Name,
): Data[Name] => single(name);
export const getTool = <Name extends keyof typeof toolCollections>(name: Name): Data[Name] => single(name);
/** The pages of all tools, in the order of their overview. */
export const getToolPages = () =>
  (Object.keys(toolPages) as (keyof typeof toolPages)[]).map((name) => {
    const { slug, page: href } = toolPages[name];
    return { ...getTool(name).page, slug, href };
  });

export const getAll = <Name extends Folder>(name: Name): readonly Filed<Name>[] =>
  content()
    .entries(name)
    .map(({ slug, data }) => ({ ...data, slug }));

const find = <Name extends Folder>(name: Name, slug: string) => {
  const found = content()
    .entries(name)
    .find((entry) => entry.slug === slug);
  if (!found) throw new Error(`content/${name} has no file "${slug}": add it or correct the reference.`);
  return found;
};

export const getOne = <Name extends Folder>(name: Name, slug: string): Filed<Name> => ({
  ...find(name, slug).data,
  slug,
});

/** The reference pages: payroll by region, and where HR data is kept. */
export const getRegions = () => [...getAll('regions'), ...getAll('dataResidency')];

export const getSolutions = () => getAll('solutions').toSorted((m, n) => m.order - n.order);
export const getServices = () => getAll('services').toSorted((m, n) => m.order - n.order);

/** All articles, newest first. */
export const getPosts = () => getAll('blog').toSorted((m, n) => n.published.getTime() - m.published.getTime());

export const getHtml = (name: 'legal' | 'blog' | 'news' | 'openings', slug: string): Promise<string> => {
  const { file, text } = find(name, slug);
  return renderMarkdown(text, file);
};
