import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { fillClaims } from '../site/content-reader/fill-claims.ts';
import { frontMatterOf } from '../site/content-reader/front-matter.ts';
import { readSingle } from '../site/content-reader/singles.ts';
import { words } from '../site/content-reader/words.ts';
import { type CollectionName, collections } from '../site/schemas/collections.ts';

/** The words of content/ as the pages show them: a test that expects these holds whatever an editor writes. */

type Data = { [Name in CollectionName]: z.output<(typeof collections)[Name]['schema']> };
const definitions: { [Name in CollectionName]: { files: string; schema: z.ZodType<Data[Name]> } } = collections;

export const claims = readSingle('claims');

const isDraft = (data: object): boolean => 'draft' in data && data.draft === true;

const readAll = <Name extends CollectionName>(name: Name): (Data[Name] & { slug: string })[] => {
  const { files, schema } = definitions[name];
  return globSync(`content/${files}`)
    .sort()
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      const data = schema.parse(fillClaims(file, parse(file.endsWith('.md') ? frontMatterOf(text) : text), claims));
      return { ...data, slug: basename(file).replace(/\.\w+$/, '') };
    })
    .filter((entry) => !isDraft(entry));
};
const readOne = <Name extends CollectionName>(name: Name): Data[Name] => {
  const [only] = readAll(name);
  if (!only) throw new Error(`content/${collections[name].files} is missing.`);
  return only;
};
const find = <Entry extends { slug: string }>(entries: readonly Entry[], slug: string): Entry => {
  const found = entries.find((entry) => entry.slug === slug);
  if (!found) throw new Error(`There is no content file for "${slug}".`);
  return found;
};

/** A word of content/interface.yaml. */
export const say = words(readSingle('interface'));
export const site = readOne('site');
export const home = readOne('home');
export const navigation = readOne('navigation');
export const testimonials = readOne('testimonials').items;
export const formWords = readOne('enquiryForm');

export const solutions = readAll('solutions').sort((m, n) => m.order - n.order);
export const services = readAll('services').sort((m, n) => m.order - n.order);
export const serviceViews = readAll('serviceViews');
export const posts = readAll('blog');
export const openings = readAll('openings');
export const pages = readAll('pages');

const areas = readAll('areas');
export const areaOf = (slug: 'solutions' | 'services') => find(areas, slug);
export const pageOf = (slug: string) => find(pages, slug);
export const serviceOf = (slug: string) => find(services, slug);
export const viewOf = (slug: string) => find(serviceViews, slug);
export const postOf = (slug: string) => find(posts, slug);

/** The groups of the services menu in their order: the page that heads a group, then the others. */
export const serviceGroups = Object.entries(areaOf('services').groups ?? {}).map(([group, label]) => {
  const members = services.filter((service) => service.group === group);
  const head = members.find(({ heads }) => heads);
  return { label, head, members: members.filter((service) => service !== head) };
});
