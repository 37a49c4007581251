import { readdirSync, readFileSync } from 'node:fs';
import { didYouMean } from '../../common/nearest.ts';
import { headingId } from '../../common/text.ts';
import { createContentCheck, sharing } from '../../content-reader/check/check-content.ts';
import type { Addresses, SiteRules } from '../../content-reader/check/links.ts';
import {
  type ContentProblem,
  describeProblems,
  type Replaced,
} from '../../content-reader/files.ts';
import { outlineOf } from '../../content-reader/outline.ts';
import { isDraft, type OpenContent, type Read } from '../../content-reader/read-content.ts';
import { countryNames } from '../../content-reader/schema-words.ts';
import { COLLECTIONS, type Data } from '../schemas/collections.ts';
import { termId } from '../schemas/insights/glossary.ts';

type Content = OpenContent<Data>;

/** Addresses that are no page of the content, by the files of site/pages: [name] is one part of an address. */
const SERVED = readdirSync('site/pages', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$|404\.astro$/.test(file))
  .map((file) => {
    const parts = file.replace(/\.\w+$/, '').split(/(\[.+?\])/);
    const pattern = parts.map((part) => {
      if (part.startsWith('[...')) return '.+';
      return part.startsWith('[') ? '[^/]+' : RegExp.escape(part.replaceAll('\\', '/'));
    });
    return new RegExp(`^/${pattern.join('')}$`);
  });
/** Pages that have a template of their own, which cannot do without their words. */
const TEMPLATES = readdirSync('site/pages')
  .filter((file) => /^(?!index)[\w-]+\.astro$/.test(file))
  .map((file) => `content/pages/${file.replace('.astro', '.yaml')}`);
const NEEDED = 'is missing or a draft, but its page has a template that needs it: keep it';
/** Fields whose links ask the form to write a sentence into the message. */
const ASK = /(?:^|\.)(?:contact\.ask|packages\.\d+\.topic)$/;

function linksOf(reads: readonly Read[]): string[] {
  return reads.flatMap((read) => outlineOf(read).links.map(({ href }) => href));
}

function problemAt({ file, fields }: Read, field: PropertyKey[], message: string): ContentProblem {
  return {
    file,
    ...fields.placeOf(field),
    field: field.join('.'),
    message,
  };
}

/** Redirects and fallbacks that lead nowhere, go round in circles, or hide a page. */
function wrongRoutes(content: Content, addresses: Addresses): ContentProblem[] {
  return content.written('routes').flatMap((read) => {
    const problems: ContentProblem[] = [];
    const add = (field: PropertyKey[], message: string) =>
      problems.push(problemAt(read, field, message));
    const seen = new Set<string>();
    for (const [i, { from, to }] of (read.data?.redirects ?? []).entries()) {
      if (addresses.isPage(from))
        add(
          ['redirects', i, 'from'],
          `is ${from}, but there is a page at that address: delete this line`,
        );
      // The server tells neither case nor a slash at the end apart.
      const key = from.toLowerCase().replace(/(?<=.)\/+$/, '');
      if (seen.has(key))
        add(['redirects', i, 'from'], `redirects ${from} a second time: keep one of the two`);
      seen.add(key);
      if (addresses.isMoved(to.replace(/[?#].*$/, '')))
        add(
          ['redirects', i, 'to'],
          `leads to ${to}, which is itself redirected: write where that leads`,
        );
    }
    for (const [i, { page, under }] of (read.data?.fallbacks ?? []).entries()) {
      if (RESERVED.test(under))
        add(['fallbacks', i, 'under'], `is ${under}, which the server keeps for itself: delete it`);
      if (addresses.isMoved(page))
        add(['fallbacks', i, 'page'], `is ${page}, which is redirected: write where that leads`);
      if (addresses.leadsSomewhere(page)) continue;
      const remedy = didYouMean(page, addresses.pages, 'correct the address');
      add(['fallbacks', i, 'page'], `is ${page}, but there is no such page: ${remedy}`);
    }
    return problems;
  });
}

/** First parts of addresses that the server, the build or the desk answers. */
const RESERVED =
  /^\/(?:_.*|api|assets|desk|downloads|edit|figures|healthz|mails|og|pictures|search)(?:\/|$)/i;

/** Addresses that the server answers whatever the site says. */
const ANSWERED = /^\/(?:_[^/]*|robots\.txt|sitemap[\w-]*\.xml|api|desk|healthz)(?:\/|$)/i;

/** A page that nobody could open, or that would take the place of the desk. */
function wrongAddresses(content: Content): ContentProblem[] {
  const pages = (['pages', 'legal', 'areas'] as const)
    .flatMap((name): readonly Read[] => content.written(name))
    .filter(({ slug }) => RESERVED.test(`/${slug}`))
    .map((read) =>
      problemAt(
        read,
        ['title'],
        `would be at /${read.slug}, which the server keeps for itself: give the file another name`,
      ),
    );
  const unknown = content
    .written('areas')
    .filter(({ slug }) => slug !== 'services' && slug !== 'solutions')
    .map((read) =>
      problemAt(read, [], 'is no area of the site: write a page in content/pages/ instead'),
    );
  const routes = content
    .written('routes')
    .flatMap((read) =>
      (['from', 'to'] as const).flatMap((end) =>
        (read.data?.redirects ?? []).flatMap(({ [end]: path }, i) =>
          ANSWERED.test(path)
            ? problemAt(
                read,
                ['redirects', i, end],
                `is ${path}, which the server keeps for itself: delete this line`,
              )
            : [],
        ),
      ),
    );
  const missing = TEMPLATES.filter(
    (file) => !content.written('pages').some((read) => read.file === file && !isDraft(read)),
  ).map((file) => ({ file, line: 1, column: 1, field: 'the file', message: NEEDED }));
  return [...pages, ...unknown, ...routes, ...missing];
}

/** Everything that has a page of its own, or will have at its moment. */
function pagesIn(content: Content): Read[] {
  return content
    .all()
    .filter(({ collection }) => 'page' in collection)
    .flatMap(({ reads }) => reads)
    .filter(({ fields: { document } }) => !document.get('draft') || document.has('publishAt'));
}

/** Two pages that present themselves alike to search engines, of which these show one. */
function sameInSearch(content: Content): ContentProblem[] {
  const pages = pagesIn(content);
  return ['seo.title', 'seo.description'].flatMap((field) =>
    sharing(
      pages,
      (read) => outlineOf(read).values.find((one) => one.field === field)?.value,
      field,
      (other) => `is also that of ${other}: say what only this page has`,
    ).map((problem) => ({ ...problem, mayWait: true })),
  );
}

/** Links, figures, days and profiles that a list has already; a new item begins as its neighbour. */
function listedTwice(content: Content): ContentProblem[] {
  const reads = (['site', 'navigation', 'home', 'holidays'] as const).flatMap(
    (name): readonly Read[] => content.written(name),
  );
  return reads.flatMap((read) => {
    const seen = new Set<string>();
    return outlineOf(read).values.flatMap(({ field, place, value }): ContentProblem[] => {
      const [, list] = /^(.+)\.\d+\.(?:href|claim|from|network)$/.exec(field) ?? [];
      const key = `${list} ${value}`;
      const isSecond = list !== undefined && seen.has(key);
      seen.add(key);
      const message = 'is in this list a second time: keep one of the two';
      return isSecond ? [{ file: read.file, ...place, field, message, mayWait: true }] : [];
    });
  });
}

/** Places that every page has besides its headings. */
const OWN_PLACES = ['main', 'contact'];

/** Headings that links and readers could not tell apart, or that make no place of their own. */
function wrongHeadings(content: Content): ContentProblem[] {
  return pagesIn(content).flatMap((read) => {
    const { values, headings } = outlineOf(read);
    const found = [
      ...values
        .filter(({ field }) => /^sections\.\d+\.heading$/.test(field))
        .map(({ field, place, value }) => ({ field, place, id: headingId(value) })),
      ...headings.filter(({ words }) => words.trim() !== ''),
    ];
    return found.flatMap(({ field, place, id }, i): ContentProblem[] => {
      const faults = [
        id === '' && 'has a heading without letters or digits: write words',
        OWN_PLACES.includes(id) && `has a heading that leads elsewhere by #${id}: write another`,
        id !== '' &&
          found.findIndex((one) => one.id === id) < i &&
          'is a heading that this page has already: write another',
      ];
      return faults
        .filter((message) => message !== false)
        .map((message) => ({ file: read.file, ...place, field, message, mayWait: true }));
    });
  });
}

/** One spelling that means two countries, or a city of two. */
function sameNames(content: Content): ContentProblem[] {
  const seen = new Map<string, string>();
  const codes = new Map([...countryNames].map(([code, name]) => [name.toLowerCase(), code]));
  return content.written('countries').flatMap((read) => {
    const { code = '', name, also = [], cities = [], draft } = read.data ?? {};
    // XX is that of a draft whose title is no country.
    if (code && !draft && !countryNames.has(code))
      return [
        problemAt(read, ['code'], `is ${code}, which is no country: correct its two letters`),
      ];
    const own = countryNames.get(code)?.toLowerCase();
    return [name, ...also, ...cities].flatMap((text) => {
      const key = text?.toLowerCase() ?? '';
      const other = seen.get(key) ?? (own === key ? code : (codes.get(key) ?? code));
      if (key) seen.set(key, other);
      if (other === code) return [];
      const message = `names "${text}", which ${other} names as well: keep it with one country`;
      return [problemAt(read, ['also'], message)];
    });
  });
}

/** Names that one file takes from another. */
function wrongReferences(content: Content): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const expect = (
    read: Read,
    field: PropertyKey[],
    name: string | undefined,
    known: string[],
    where: string,
  ) => {
    if (name === undefined || known.includes(name)) return;
    const message = `is "${name}", which is not in ${where}: ${didYouMean(name, known, 'correct it')}`;
    problems.push(problemAt(read, field, message));
  };
  const site = content.written('site')[0]?.data;
  const claims = content.written('claims')[0]?.data;
  if (claims) {
    const names = Object.keys(claims);
    for (const read of content.written('home'))
      for (const [i, { claim }] of (read.data?.claims.items ?? []).entries())
        expect(read, ['claims', 'items', i, 'claim'], claim, names, 'content/claims.yaml');
  }
  const asks = Object.keys(content.written('enquiryForm')[0]?.data?.asks ?? {});
  if (asks.length > 0)
    for (const read of content.all().flatMap(({ reads }) => reads))
      for (const { field, value } of outlineOf(read).values.filter(({ field }) => ASK.test(field)))
        expect(
          read,
          field.split('.'),
          value,
          [...asks, 'application'],
          'the asks of content/enquiry-form.json',
        );
  const dates = content.written('deadlines').map(({ slug }) => slug);
  for (const read of content.written('selfAssessment'))
    for (const [i, { statements }] of (read.data?.areas ?? []).entries())
      for (const [n, { changes = [] }] of statements.entries())
        for (const change of changes)
          expect(
            read,
            ['areas', i, 'statements', n, 'changes'],
            change,
            dates,
            'content/deadlines/',
          );
  const records = content.written('countries');
  for (const read of content.written('regions'))
    for (const [i, { country, rule }] of (read.data?.comparison.rows ?? []).entries()) {
      const codes = records.flatMap(({ data }) => data?.code ?? []);
      expect(read, ['comparison', 'rows', i, 'country'], country, codes, 'content/countries/');
      const { rules = {} } = records.find(({ data }) => data?.code === country)?.data ?? {};
      expect(read, ['comparison', 'rows', i, 'rule'], rule, Object.keys(rules), 'its rules');
    }
  const cities = site?.offices.map(({ city }) => city) ?? [];
  for (const read of [...content.written('openings'), ...content.written('people')])
    if (site)
      expect(read, ['office'], read.data?.office, cities, 'the offices of content/site.yaml');
  const people = content.written('people').flatMap(({ data }) => data?.name ?? []);
  for (const read of content.written('blog')) {
    // A team signs with the name of the firm.
    if (site && !`${read.data?.author} `.startsWith(`${site.name} `))
      expect(
        read,
        ['author'],
        read.data?.author,
        people,
        'content/people/, and is no team of the firm',
      );
    const headings = outlineOf(read).headings.map(({ words }) => words);
    expect(
      read,
      ['comparison', 'after'],
      read.data?.comparison?.after,
      headings,
      'the headings of the text',
    );
  }
  return problems;
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Texts that name the offices, or their number, as they were before another one opened. */
function wrongOffices(content: Content): ContentProblem[] {
  const cities = content.written('site')[0]?.data?.offices.map(({ city }) => city) ?? [];
  const faultOf = (text: string): string | undefined => {
    const missing = cities.filter((city) => !text.includes(city));
    if (cities.length - missing.length >= 3 && missing.length > 0)
      return `names our offices, but not ${missing.join(' and ')}: add it, or say less`;
    const [, number = ''] = /\b(\w+) offices\b/i.exec(text) ?? [];
    const count = NUMBERS.indexOf(number.toLowerCase());
    return count === -1 || count === cities.length || cities.length === 0
      ? undefined
      : `says "${number} offices", but there are ${cities.length}: correct the number`;
  };
  return content
    .all()
    .flatMap(({ reads }) => reads)
    .flatMap((read) => [
      ...outlineOf(read).values.map((one) => ({ ...one, file: read.file })),
      { file: read.file, field: 'the text', value: read.text, place: { line: 1, column: 1 } },
    ])
    .flatMap(({ file, field, place, value }) => {
      const message = faultOf(value);
      return message ? [{ file, ...place, field, message, mayWait: true }] : [];
    });
}

/** Claims that content/ itself proves wrong. */
function wrongClaims(content: Content): ContentProblem[] {
  const [claims] = content.written('claims');
  if (!claims?.data) return [];
  const offices = content.written('site')[0]?.data?.offices ?? [];
  const countries = new Set(offices.map(({ country }) => country));
  const counted: Record<string, { right: number; where: string }> = {
    solutionModules: {
      right: content.written('solutions').filter((read) => !isDraft(read)).length,
      where: 'the folder content/solutions',
    },
    offices: { right: offices.length, where: 'content/site.yaml' },
    officeCountries: { right: countries.size, where: 'content/site.yaml' },
  };
  return Object.entries(claims.data).flatMap(([claim, { count }]): ContentProblem[] => {
    const { right = 0, where = '' } = counted[claim] ?? {};
    if (right === 0 || right === count) return [];
    const message = `says ${count}, but ${where} holds ${right}: write ${right}`;
    // An office or a solution comes before the new count of them.
    return [{ ...problemAt(claims, [claim], message), mayWait: true }];
  });
}

export const siteRules: SiteRules<Data> = {
  serves: (path, content) =>
    /^\/downloads\/.+\.pdf$/.test(path)
      ? linksOf(content.written('services')).includes(path)
      : path.startsWith('/api/') || SERVED.some((address) => address.test(path)),
  // As written: a mistake elsewhere in that file must not make every old address a dead one.
  moved: (content) =>
    content
      .written('routes')
      .flatMap((read) => outlineOf(read).values)
      .filter(({ name }) => name === 'from')
      .map(({ value }) => value),
  ids: ['main', 'contact', 'comparison', 'solutions', 'question', 'result', 'pages'],
  places: (content) => ({
    '/insights/glossary': (content.written('glossary')[0]?.data?.terms ?? []).map(termId),
  }),
  problems: (content, addresses) => [
    ...wrongRoutes(content, addresses),
    ...wrongAddresses(content),
    ...wrongReferences(content),
    ...sameNames(content),
    ...sameInSearch(content),
    ...listedTwice(content),
    ...wrongHeadings(content),
    ...wrongClaims(content),
    ...wrongOffices(content),
  ],
};

export function createCheck(root: string) {
  return createContentCheck<Data>(root, COLLECTIONS, siteRules);
}

export function checkContent(root: string, replaced?: Replaced): ContentProblem[] {
  return createCheck(root)(replaced);
}

/** Programs import this file. If it cannot be read, not even the page that shows problems of the content can be shown. */
export const IMPORTED_CONTENT = 'content/enquiry-form.json';

/** Whether that file can be read; says on the console what is wrong if it cannot. */
export function isImportedContentReadable(): boolean {
  try {
    JSON.parse(readFileSync(IMPORTED_CONTENT, 'utf8'));
    return true;
  } catch {
    console.error(describeProblems(checkContent(process.cwd())));
    return false;
  }
}
