import type { z } from 'zod';
import { claims } from '../../content-reader/claims.ts';
import type { Collection } from '../../content-reader/read-content.ts';
import { artefact } from './artefacts.ts';
import { country } from './countries.ts';
import { enquiryForm, enquiryMails } from './enquiry-words.ts';
import { INSIGHT_COLLECTIONS } from './insights/insights.ts';
import { interfaceWords } from './interface-words.ts';
import { departures, ownerQuestions } from './owner-questions.ts';
import {
  area,
  legal,
  newsItem,
  opening,
  page,
  post,
  product,
  service,
  serviceView,
  solution,
} from './pages.ts';
import { person, proof, reference } from './proof.ts';
import { search } from './search.ts';
import { holidays, home, navigation, routes, site, spelling, testimonials } from './singles.ts';
import { TOOL_COLLECTIONS } from './tools/tool-collections.ts';

const BY_ORDER = [['order']];

/** Where each kind of content lives, its schema, and where it is shown. Paths begin at content/. */
export const COLLECTIONS = {
  site: { files: 'site.yaml', schema: site },
  claims: { files: 'claims.yaml', schema: claims },
  navigation: { files: 'navigation.yaml', schema: navigation },
  interface: { files: 'interface.json', schema: interfaceWords },
  routes: { files: 'routes.yaml', schema: routes },
  search: { files: 'search.yaml', schema: search },
  spelling: { files: 'spelling.yaml', schema: spelling },
  home: { files: 'home.yaml', schema: home, page: '/' },
  testimonials: { files: 'testimonials.yaml', schema: testimonials },
  holidays: { files: 'holidays.json', schema: holidays },
  enquiryForm: { files: 'enquiry-form.json', schema: enquiryForm },
  enquiryMails: { files: 'enquiry-mails.json', schema: enquiryMails },
  areas: { files: 'areas/*.yaml', schema: area, page: '/*' },
  solutions: {
    files: 'solutions/*.yaml',
    schema: solution,
    page: '/solutions/*',
    unique: [['order'], ['lifeOrder'], ['label']],
    shows: { artefact: 'artefacts' },
  },
  services: {
    files: 'services/*.yaml',
    schema: service,
    page: '/services/*',
    unique: [['group', 'order'], ['group', 'heads'], ['label']],
    shows: { view: 'service-views', artefact: 'artefacts' },
  },
  serviceViews: { files: 'service-views/*.yaml', schema: serviceView },
  artefacts: { files: 'artefacts/*.yaml', schema: artefact },
  pages: {
    files: 'pages/*.yaml',
    schema: page,
    page: '/*',
    shows: { artefact: 'artefacts' },
  },
  products: { files: 'products/*.yaml', schema: product, unique: [['order'], ['name'], ['href']] },
  legal: { files: 'legal/*.md', schema: legal, page: '/*', needsText: true },
  blog: { files: 'blog/*.md', schema: post, page: '/blogs/*', needsText: true },
  news: { files: 'news/*.md', schema: newsItem, listedOn: ['/news'] },
  openings: { files: 'openings/*.md', schema: opening, listedOn: ['/careers'], needsText: true },
  proof: { files: 'proof.yaml', schema: proof },
  ownerQuestions: { files: 'owner-questions.yaml', schema: ownerQuestions },
  departures: { files: 'departures.yaml', schema: departures },
  people: { files: 'people/*.md', schema: person, unique: [['order'], ['name']] },
  references: { files: 'references/*.md', schema: reference, unique: BY_ORDER },
  countries: {
    files: 'countries/*.yaml',
    schema: country,
    listedOn: ['/insights/payroll-gulf', '/insights/payroll-india'],
    unique: [['code']],
  },
  ...TOOL_COLLECTIONS,
  ...INSIGHT_COLLECTIONS,
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof COLLECTIONS;
export const collectionNames = Object.keys(COLLECTIONS).filter(
  (name): name is CollectionName => name in COLLECTIONS,
);

export type Data = { [Name in CollectionName]: z.output<(typeof COLLECTIONS)[Name]['schema']> };

/** Folders that need an entry of the owner, each with the kind of draft that begins it. */
export const PROOF = { people: 'person', references: 'reference' };
