import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { z } from 'zod';
import { collections as definitions } from './schemas/collections.ts';

/** The file name is the id, letter by letter: it is also the address. */
const define = <Schema extends z.ZodType>({ files, schema }: { files: string; schema: Schema }) =>
  defineCollection({
    loader: glob({
      base: './content',
      pattern: files,
      // Pages show what was rendered; the text itself would only swell the store of content, which is held twice.
      retainBody: false,
      generateId: ({ entry }) => entry.replace(/^.*\//, '').replace(/\.(yaml|md)$/, ''),
    }),
    schema,
  });

export const collections = {
  site: define(definitions.site),
  figures: define(definitions.figures),
  navigation: define(definitions.navigation),
  interface: define(definitions.interface),
  home: define(definitions.home),
  testimonials: define(definitions.testimonials),
  areas: define(definitions.areas),
  solutions: define(definitions.solutions),
  services: define(definitions.services),
  serviceViews: define(definitions.serviceViews),
  pages: define(definitions.pages),
  products: define(definitions.products),
  legal: define(definitions.legal),
  blog: define(definitions.blog),
  news: define(definitions.news),
  openings: define(definitions.openings),
  tools: define(definitions.tools),
  payrollAdvisor: define(definitions.payrollAdvisor),
  countries: define(definitions.countries),
  supportEstimator: define(definitions.supportEstimator),
  healthCheck: define(definitions.healthCheck),
};
