import type { z } from 'zod';
import { deskServer } from '../desk/server-words.schema.ts';
import { deskWords } from '../desk/words.ts';
import { spamReasons } from '../enquiries/spam/reasons.schema.ts';
import { enquiryForm } from './contact/enquiry-form.schema.ts';
import { interfaceWords } from './frame/interface-words.schema.ts';
import { insightCollections } from './insights/collections.ts';
import { area, legal, newsItem, opening, page, post, product, service, serviceView, solution } from './pages.schema.ts';
import { person, proof, reference } from './proof/schema.ts';
import { search } from './search/schema.ts';
import { claims, home, navigation, routes, site, testimonials } from './singles.schema.ts';
import { spelling } from './spelling.schema.ts';
import { toolCollections } from './tools/rules/schemas.ts';

/** Where each kind of content lives and what it must look like. Paths are relative to content/. */
export const collections = {
  site: { files: 'site.yaml', schema: site },
  claims: { files: 'claims.yaml', schema: claims },
  navigation: { files: 'navigation.yaml', schema: navigation },
  interface: { files: 'interface.yaml', schema: interfaceWords },
  desk: { files: 'desk.yaml', schema: deskWords },
  routes: { files: 'routes.yaml', schema: routes },
  search: { files: 'search.yaml', schema: search },
  spelling: { files: 'spelling.yaml', schema: spelling },
  home: { files: 'home.yaml', schema: home },
  testimonials: { files: 'testimonials.yaml', schema: testimonials },
  enquiryForm: { files: 'enquiry-form.json', schema: enquiryForm },
  deskServer: { files: 'desk-server.json', schema: deskServer },
  spamReasons: { files: 'spam-reasons.json', schema: spamReasons },
  areas: { files: 'areas/*.yaml', schema: area },
  solutions: { files: 'solutions/*.yaml', schema: solution },
  services: { files: 'services/*.yaml', schema: service },
  serviceViews: { files: 'service-views/*.yaml', schema: serviceView },
  pages: { files: 'pages/*.yaml', schema: page },
  products: { files: 'products/*.yaml', schema: product },
  legal: { files: 'legal/*.md', schema: legal },
  blog: { files: 'blog/*.md', schema: post },
  news: { files: 'news/*.md', schema: newsItem },
  openings: { files: 'openings/*.md', schema: opening },
  proof: { files: 'proof.yaml', schema: proof },
  people: { files: 'people/*.md', schema: person },
  references: { files: 'references/*.md', schema: reference },
  ...toolCollections,
  ...insightCollections,
} satisfies Record<string, { files: string; schema: z.ZodType }>;

export type CollectionName = keyof typeof collections;
export const collectionNames = Object.keys(collections).filter((name): name is CollectionName => name in collections);
