import type { z } from 'zod';
import { deskWords } from '../../common/desk-words.ts';
import { toolCollections } from '../../tools/schemas.ts';
import { deskServer } from './desk-server.ts';
import { editWords } from './edit-words.ts';
import { enquiryForm } from './enquiry-form.ts';
import { insightCollections } from './insights.ts';
import { interfaceWords } from './interface-words.ts';
import { area, legal, newsItem, opening, page, post, product, service, serviceView, solution } from './pages.ts';
import { person, proof, reference } from './proof.ts';
import { search } from './search.ts';
import { claims, home, navigation, routes, site, testimonials } from './singles.ts';
import { spamReasons } from './spam-reasons.ts';
import { spelling } from './spelling.ts';

/** Where each kind of content lives and what it must look like. Paths are relative to content/. */
export const collections = {
  site: { files: 'site.yaml', schema: site },
  claims: { files: 'claims.yaml', schema: claims },
  navigation: { files: 'navigation.yaml', schema: navigation },
  interface: { files: 'interface.yaml', schema: interfaceWords },
  desk: { files: 'desk.yaml', schema: deskWords },
  edit: { files: 'edit.yaml', schema: editWords },
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
