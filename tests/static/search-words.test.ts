// @vitest-environment node
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getSearch } from '../../site/content/get-content.ts';
import { listPages } from '../../site/features/layout/public-pages.ts';
import { openFinder } from '../../site/parts/search/find-pages.ts';

const FOLDER = 'dist/public/search';
function read(name: string) {
  return JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8'));
}
const texts: Parameters<typeof openFinder>[1] = read('texts');
const find = openFinder(read('index'), texts);
function pathsFor(query: string, limit: number): string[] {
  return find(query, limit).hits.map(({ href }) => href);
}
function marksOf(query: string) {
  return find(query, 99).hits.flatMap(({ excerpt }) =>
    excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text),
  );
}

/** What is called by its name, with the place of its own that comes first. */
const NAMED: Record<string, string> = {
  emiratisation: '/insights/deadlines#2026-12-31-uae-emiratisation',
  'end of mainstream maintenance sap erp': '/insights/deadlines#2027-12-31-sap-erp-hcm-maintenance',
  'silver support package': '/services/application-support#silver',
  Gold: '/services/application-support#gold',
  WPS: '/insights/glossary#wps',
  Qatar: '/insights/payroll-gulf#qatar',
  Muscat: '/insights/payroll-gulf#oman',
};

/** Queries in people's own words, with the page that must come first or second. */
const WANTED: Record<string, string> = {
  '/contact-us': 'phone, call back, E-MAIL, linkedin, quote, contact number, How do I contact you?, اتصل بنا',
  '/careers': 'jobs, the jobs, vacancies, internships for students, carers, hiring freshers in bhubaneswar, وظائف',
  '/news': 'press, journalist, logo',
  '/about-us': 'who works there, team, abu dhabi office, bangalore, what does DHR stand for, sap partner, ceo of dhr',
  '/solutions/payroll': 'gratuity, ECP, wps, pyaroll, loss of pay, sallary slip, end of service benefits, الرواتب',
  '/solutions/succession-development': 'sucession, successsion, succession planning',
  '/solutions/employee-central': 'core hr, SF EC, employe central',
  '/solutions/business-ai-hr': 'joule, ai, chatbot',
  '/solutions/recruiting': 'recruiting module, recruitment, ats, recruting',
  '/solutions/onboarding': 'onbording, onboarding 2.0',
  '/solutions/learning': 'lms',
  '/solutions/compensation': 'compensasion',
  '/solutions/time-management': 'timesheet, vacation, leave accrual',
  '/services/application-support': 'silver, sla response time, release management, ams',
  '/services/health-check': 'audit, optimisation',
  '/services/data-migration': 'servces data migraton, Migrations, migr',
  '/services/training': 'services trainings, workshops, trainning',
  '/services/payroll-support': 'outsource my payroll, our bank rejected the salary file, salaries not paid',
  '/services/staff-augmentation': 'contractors',
  '/services/change-management': 'services change managment',
  '/services/sap-erp-hcm': 'ecc, sap hr',
  '/tools/payroll-advisor': 'Germany, Egypt, Kenya, country coverage',
  '/tools/support-estimator': 'price list, how much, cost',
  '/tools/self-assessment': 'questionnaire',
  '/how-we-deliver': 'methodology',
  '/privacy-policy': 'gdpr, delete my data',
  '/accessibility': 'wcag',
  '/termsofuse': 'terms and conditions',
  '/insights/payroll-gulf': 'gcc, saudization percentage, Riyadh, WPS bahrain, نهاية الخدمة',
  '/insights/data-residency': 'where is our data',
  '/insights/payroll-india': 'labour code changes, EPFO, Pune',
  '/insights/partner-checklist': 'rfp template, vendor selection',
  '/blogs/identity-and-api-log-in': 'SSO, IAS migration, oauth',
  '/blogs/sap-erp-hcm-after-2027': 'H4S4, s/4hana hcm',
  '/': 'testimonials, case study oil and gas',
  '/apply': 'cv, job application',
  '/trust': 'iso 27001, security',
  '/disclaimer': 'imprint',
};
const queries = Object.entries(WANTED).flatMap(([path, words]) => words.split(', ').map((word) => [word, path]));

it.each(Object.entries(NAMED))('“%s” shows %s first', (query, href) => {
  expect(find(query, 20).records[0]?.href).toBe(href);
  const [path = '', id = ''] = href.split('#');
  expect(readFileSync(`dist/public${path}.html`, 'utf8')).toContain(` id="${id}"`);
});
it.each(['SAP', 'how do I contact you?', ''])('“%s” names nothing of its own', (query) => {
  expect(find(query, 20).records).toEqual([]);
});

describe('what people type', () => {
  it.each(queries)('%s leads to %s, first or second', (typed, path) => {
    expect(pathsFor(typed, 2)).toContain(path);
  });

  it.each(listPages().filter(({ name }) => !/^(Home|All )/.test(name)))(
    'the name of a page, $name, finds $path among the first three',
    ({ name, path }) => {
      expect(pathsFor(name, 3)).toContain(path);
    },
  );

  it('finds every best page of content/search.yaml first', () => {
    const missed = getSearch().best.flatMap(({ page, words }) =>
      words.filter((word) => pathsFor(word, 1)[0] !== page).map((word) => `${word}: ${pathsFor(word, 1)[0]}`),
    );
    expect(missed).toEqual([]);
  });

  it('is not decided by one word among others', () => {
    expect(pathsFor('migration of reports', 1)).not.toEqual(['/services/data-migration']);
    expect(pathsFor('payroll in Egypt', 5)).toContain('/solutions/payroll');
  });

  it('is not a word that only begins alike', () => {
    expect(marksOf('linkedin').filter((word) => /^linked$/i.test(word))).toEqual([]);
    for (const nonsense of ['xylophonequartz', 'qqqq']) expect(find(nonsense, 9)).toMatchObject({ total: 0, hits: [] });
  });

  it('is read no further than a long question, whatever is pasted', () => {
    expect(find(`${'zzzzz '.repeat(100)}payroll`, 9).hits).toEqual([]);
  });

  it('is corrected and said so where it was mistyped, and only there', () => {
    expect(find('sucession', 1).corrected).toBe('succession');
    expect(find('pyaroll', 1).corrected).toBe('payroll');
    for (const word of ['payrol', 'migrations', 'linkedin', 'Egypt', 'ECP'])
      expect(find(word, 1).corrected).toBeUndefined();
  });
});

describe('the results', () => {
  it('are pages with the word before pages with a synonym of it', () => {
    const { hits } = find('maintenance', 99);
    const isLiteral = hits.map(({ href }) =>
      texts.some(({ path, blocks }) => path === href && /\bmaintenance/i.test(blocks.flat().join(' '))),
    );
    expect(isLiteral).toContain(true);
    expect(isLiteral).toContain(false);
    expect(isLiteral.indexOf(false)).toBeGreaterThan(isLiteral.lastIndexOf(true));
  });

  it('come once each, with whole sentences of the page', () => {
    const paths = pathsFor('payroll', 99);
    expect(paths).toEqual([...new Set(paths)]);
    for (const { href, excerpt } of ['ECP', '2027', 'S/4HANA'].flatMap((word) => find(word, 99).hits)) {
      const text = excerpt.map((piece) => piece.text).join('');
      const blocks = texts.find(({ path }) => path === href)?.blocks.map((block) => block.join(' ')) ?? [];
      expect(blocks, href).toContainEqual(expect.stringContaining(text));
      expect(text, href).toMatch(/^[^.,;]/);
    }
  });
});

it('is small enough to be fetched when a search begins', () => {
  expect(statSync(`${FOLDER}/index.json.br`).size).toBeLessThan(80_000);
});
