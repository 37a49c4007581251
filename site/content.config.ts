import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import type { z } from 'zod';
import { collections as definitions } from './schemas/collections.ts';

/** Keeps rendered Markdown out of the store of content; site/content-reader/markdown.ts renders a text with its page, and says why. */
const withoutText = (loader: Loader): Loader => ({
  ...loader,
  load: ({ store, ...context }) =>
    loader.load({ ...context, store: { ...store, set: ({ rendered: _, ...entry }) => store.set(entry) } }),
});

/** The file name is the id, letter by letter: it is also the address. */
const define = <Schema extends z.ZodType>({ files, schema }: { files: string; schema: Schema }) =>
  defineCollection({
    loader: withoutText(
      glob({
        base: './content',
        pattern: files,
        retainBody: false,
        generateId: ({ entry }) => entry.replace(/^.*\//, '').replace(/\.(yaml|md)$/, ''),
      }),
    ),
    schema,
  });

export const collections = {
  site: define(definitions.site),
  claims: define(definitions.claims),
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
  proof: define(definitions.proof),
  people: define(definitions.people),
  references: define(definitions.references),
  tools: define(definitions.tools),
  payrollAdvisor: define(definitions.payrollAdvisor),
  countries: define(definitions.countries),
  supportEstimator: define(definitions.supportEstimator),
  healthCheck: define(definitions.healthCheck),
};
