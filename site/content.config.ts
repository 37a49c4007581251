import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { z } from 'zod';
import { type CollectionName, collections as definitions } from './schemas/collections.ts';

/** The file name is the id, letter by letter: it is also the address. */
const define = <Name extends CollectionName>(name: Name) => {
  const { files, schema } = definitions[name];
  return defineCollection({
    loader: glob({
      base: './content',
      pattern: files,
      generateId: ({ entry }) => entry.replace(/^.*\//, '').replace(/\.(yaml|md)$/, ''),
    }),
    schema: schema as (typeof definitions)[Name]['schema'] & z.ZodType,
  });
};

export const collections = {
  site: define('site'),
  figures: define('figures'),
  navigation: define('navigation'),
  interface: define('interface'),
  home: define('home'),
  testimonials: define('testimonials'),
  areas: define('areas'),
  solutions: define('solutions'),
  services: define('services'),
  serviceViews: define('serviceViews'),
  pages: define('pages'),
  products: define('products'),
  legal: define('legal'),
  blog: define('blog'),
  news: define('news'),
  openings: define('openings'),
};
