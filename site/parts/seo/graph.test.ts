import { describe, expect, it } from 'vitest';
import { getSite } from '../../content/get-content.ts';
import { listPages } from '../../features/layout/public-pages.ts';
import { type GraphFacts, graphOf, type OpenPosition, writeJsonLd } from './graph.ts';

const origin = new URL('https://www.dhr.example');
const site = getSite();
const pages = listPages();
const facts: GraphFacts = { origin, site, crumbs: [], openings: [] };
function pageAt(path: string) {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`${path} must be a page`);
  return page;
}
/** The graph as a search engine reads it: written, then parsed. */
function read(path: string, more: Partial<GraphFacts> = {}, change: object = {}): Record<string, unknown>[] {
  return JSON.parse(writeJsonLd(graphOf({ ...pageAt(path), ...change }, { ...facts, ...more })))['@graph'];
}
function thing(graph: Record<string, unknown>[], type: string) {
  return graph.find((node) => node['@type'] === type);
}

describe('what search engines are told about the company', () => {
  it('keeps back what the owner has not confirmed', () => {
    const doubtful = {
      ...site,
      mail: { value: 'maybe@dhr.example', provisional: true as const },
      phone: { value: '+000', provisional: true as const },
      social: site.social.map((one) => ({ ...one, provisional: true as const })),
    };
    const written = JSON.stringify(read('/', { site: doubtful }));
    expect(written).not.toMatch(/maybe@|\+000|sameAs|legalName/);
  });

  it('passes on what has been confirmed', () => {
    const sure = {
      ...site,
      legalName: { value: 'DHR Consulting' },
      mail: { value: 'hello@dhr.example' },
      phone: { value: '+971 2 000 0000' },
      social: site.social.slice(0, 1).map(({ network, label, href }) => ({ network, label, href })),
    };
    expect(thing(read('/', { site: sure }), 'Organization')).toMatchObject({
      legalName: 'DHR Consulting',
      email: 'hello@dhr.example',
      contactPoint: { telephone: '+971 2 000 0000', email: 'hello@dhr.example' },
      sameAs: [site.social[0]?.href],
    });
  });
});

describe('what search engines are told about a page', () => {
  it('lets a person sign an article, or a team', () => {
    const authorOf = (author: string) => {
      const article = { author, published: new Date('2026-11-15') };
      return thing(read('/blogs/SAP-Payroll-Offerings', {}, { article }), 'BlogPosting')?.['author'];
    };
    expect(authorOf('Asha Rao')).toEqual({ '@type': 'Person', name: 'Asha Rao' });
    expect(authorOf('DHR payroll practice')).toMatchObject({ '@type': 'Organization', name: 'DHR payroll practice' });
  });

  it('cannot be ended by a word of an editor', () => {
    expect(writeJsonLd([{ '@type': 'Person', name: '</script><b>' }])).not.toContain('<');
  });
});

const opening: OpenPosition = {
  slug: 'payroll-consultant',
  title: 'Payroll consultant',
  office: 'Bengaluru',
  employment: 'FULL_TIME',
  summary: 'Build & test payroll.',
  posted: new Date('2026-11-01'),
  closes: new Date('2026-12-31'),
  html: '<p>You know schemas.</p>',
};

it('an opening carries every field that a job search requires', () => {
  expect(thing(read('/careers', { openings: [opening] }), 'JobPosting')).toMatchObject({
    title: 'Payroll consultant',
    description: '<p>Build &amp; test payroll.</p><p>You know schemas.</p>',
    datePosted: '2026-11-01',
    validThrough: '2026-12-31T23:59:59Z',
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@id': 'https://www.dhr.example/#organization' },
    jobLocation: { '@type': 'Place', address: { addressLocality: 'Bengaluru', addressCountry: 'IN' } },
  });
});
