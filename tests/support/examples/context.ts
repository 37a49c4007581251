import { getProof, getSite, getWords } from '../../../site/content/get-content.ts';
import { readFormSettings } from '../../../site/content/settings.ts';
import type { AllProof, SectionContext } from '../../../site/parts/sections/section-context.ts';
import { words } from '../../../site/parts/words.ts';

/** The real interface words: an example that invented its own would not notice a missing one. */
export const exampleWords = words(getWords());

/** As the site begins. */
const facts = getProof().facts;
const noProof: AllProof = {
  facts,
  credentials: null,
  responseTime: { value: null },
  press: null,
  people: [],
  references: [],
};

const [day, agreed, picture] = [new Date('2026-01-31'), new Date('2026-11-15'), undefined];
/** Invented, for tests only. */
export const exampleProof: AllProof = {
  facts: { ...facts, languages: { label: 'Languages', value: 'Arabic, English and Hindi.' } },
  responseTime: { value: 'We answer within one working day.' },
  credentials: [
    { name: 'Example certificate', issuer: 'Example institute', since: day, href: 'https://institute.example/check' },
  ],
  press: { name: 'Example Person', mail: 'press@dhr.example', phone: '+971 2 000 0000' },
  people: [
    {
      slug: 'example-person',
      name: 'Example Person',
      role: 'Payroll lead',
      office: 'Bengaluru',
      order: 1,
      certificates: [{ name: 'Example certificate', date: day }],
      agreed,
      text: 'I like a pay run that nobody talks about.',
      picture,
    },
  ],
  references: [
    {
      slug: 'example-client',
      client: 'Example client',
      country: 'United Arab Emirates',
      order: 1,
      figures: [{ value: '12', label: 'countries on one payroll', source: 'Example client, annual report 2026' }],
      quote: { text: 'The first run was right.', by: 'Example Person', source: 'https://client.example/report' },
      permission: agreed,
      text: 'Payroll moved to the cloud, country by country.',
      picture,
    },
  ],
};

/** A section as on a page: its data, and what it may know about the page. */
export function onPage<Data>(
  data: Data,
  context: Partial<SectionContext> = {},
): { data: Data; context: SectionContext } {
  return {
    data,
    context: {
      motif: 'kolam',
      bleeds: false,
      proof: noProof,
      words: exampleWords,
      offices: getSite().offices,
      settings: readFormSettings({}),
      ...context,
    },
  };
}
