import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import type { Claims, InterfaceWords, Navigation } from '../schemas/singles.ts';
import { fillClaims } from './fill-claims.ts';
import { readMarkdown } from './markdown.ts';
import { once } from './once.ts';

/**
 * The one door to the content: every page asks here, so that {{claims}} are filled in and drafts stay out in one place.
 */
const single = async <Name extends CollectionKey>(name: Name): Promise<CollectionEntry<Name>['data']> => {
  const entry = await getEntry(name as 'site', name);
  if (!entry) throw new Error(`content/${name}.yaml is missing: restore it from the repository.`);
  return entry.data as CollectionEntry<Name>['data'];
};

export const getClaims = (): Promise<Claims> => single('claims');
const filled = async <Data>(place: string, data: Data): Promise<Data> => fillClaims(place, data, await getClaims());

export const getSite = async () => filled('content/site.yaml', await single('site'));
export const getNavigation = async (): Promise<Navigation> =>
  filled('content/navigation.yaml', await single('navigation'));
export const getWords = (): Promise<InterfaceWords> => single('interface');
export const getHome = async () => filled('content/home.yaml', await single('home'));
export const getProof = () => single('proof');
export const getTestimonials = async () => (await single('testimonials')).items;

type Folder =
  | 'solutions'
  | 'services'
  | 'serviceViews'
  | 'areas'
  | 'pages'
  | 'products'
  | 'legal'
  | 'blog'
  | 'news'
  | 'openings'
  | 'people'
  | 'references';
/** An entry with its claims filled in; `slug` is the file name and the last part of the address. */
export type Filed<Name extends Folder> = CollectionEntry<Name>['data'] & { slug: string };

const isDraft = (data: object): boolean => 'draft' in data && data.draft === true;

const readFolder = async (name: Folder): Promise<readonly Filed<Folder>[]> => {
  const claims = await getClaims();
  const entries = await getCollection(name as 'pages');
  return entries
    .filter((entry) => !isDraft(entry.data))
    .map((entry) => ({
      ...fillClaims(entry.filePath ?? entry.id, entry.data, claims),
      slug: entry.id,
    }));
};

const folders = new Map<Folder, () => Promise<readonly Filed<Folder>[]>>();
export const getAll = async <Name extends Folder>(name: Name): Promise<readonly Filed<Name>[]> => {
  const read = folders.get(name) ?? once(() => readFolder(name));
  folders.set(name, read);
  return read() as Promise<readonly Filed<Name>[]>;
};

export const getOne = async <Name extends Folder>(name: Name, slug: string): Promise<Filed<Name>> => {
  const found = (await getAll(name)).find((entry) => entry.slug === slug);
  if (!found) throw new Error(`content/${name} has no file "${slug}": add it or correct the reference.`);
  return found;
};

export const getSolutions = async () => (await getAll('solutions')).toSorted((m, n) => m.order - n.order);
export const getServices = async () => (await getAll('services')).toSorted((m, n) => m.order - n.order);

/** The Markdown text of an entry as HTML, with its claims filled in. */
export const getHtml = async (
  name: 'legal' | 'blog' | 'news' | 'openings' | 'people' | 'references',
  slug: string,
): Promise<string> => {
  const entry = await getEntry(name as 'legal', slug);
  if (!entry?.filePath) throw new Error(`content/${name} has no file "${slug}": add it or correct the reference.`);
  return filled(entry.filePath, await readMarkdown(entry.filePath));
};

const TOOL_FILES = {
  tools: 'tools',
  payrollAdvisor: 'payroll-advisor',
  countries: 'countries',
  supportEstimator: 'support-estimator',
  healthCheck: 'health-check',
} as const;

/** The data of a tool, with its claims filled in. */
export const getTool = async <Name extends keyof typeof TOOL_FILES>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> => {
  const file = TOOL_FILES[name];
  const entry = await getEntry(name as 'tools', file);
  if (!entry) throw new Error(`content/tools/${file}.yaml is missing: restore it from the repository.`);
  return filled(`content/tools/${file}.yaml`, entry.data) as Promise<CollectionEntry<Name>['data']>;
};
