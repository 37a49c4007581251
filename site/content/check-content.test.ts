import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressesOf } from '../../content-reader/check/links.ts';
import { describeProblems, type Replaced } from '../../content-reader/files.ts';
import { listPages } from '../features/layout/public-pages.ts';
import { createCheck, siteRules } from './check-content.ts';
import { newDraft } from './drafts.ts';
import { getSite, openSite } from './get-content.ts';

const check = createCheck(process.cwd());
function sentences(replaced: Replaced): string[] {
  return describeProblems(check(replaced)).split('\n').filter(Boolean);
}
function edited(file: string, from: string | RegExp, to: string): Replaced {
  const path = `content/${file}`;
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  expect(changed, `${file} still holds ${from}`).not.toBe(text);
  return { [path]: changed };
}
function found(file: string, pattern: RegExp): string {
  return pattern.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}

it('finds nothing wrong in this repository', () => {
  expect(describeProblems(check())).toBe('');
});

/** CONTRIBUTING promises this of a new page. */
it('takes a service as one file, and a solution as one file and one number', () => {
  const another = (kind: string, like: string): Replaced => ({
    [`content/${kind}/time-sheets.yaml`]: readFileSync(`content/${kind}/${like}.yaml`, 'utf8')
      .replace(/^label: .*/m, 'label: Time sheets')
      .replace(/^(order|lifeOrder): .*/gm, '$1: 99')
      .replace(/^ {2}title: .*/m, `  title: Time sheets among the ${kind}`)
      .replace(
        /^ {2}description: .*/m,
        `  description: What only this page of the ${kind} has, in a few more words than a title.`,
      ),
  });
  expect(sentences(another('services', 'training'))).toEqual([]);
  const solution = another('solutions', 'payroll');
  expect(sentences(solution)).toEqual([expect.stringContaining('content/claims.yaml')]);
  const modules = globSync('content/solutions/*.yaml').length;
  const counted = edited(
    'claims.yaml',
    `solutionModules: { shown: '${modules}'`,
    `solutionModules: { shown: '${modules + 1}'`,
  );
  expect(sentences({ ...solution, ...counted })).toEqual([]);
});

it('knows the address of every page', () => {
  const { pages } = addressesOf(openSite(process.cwd()), siteRules);
  const missing = listPages().filter(({ path }) => !pages.includes(path));
  expect(
    missing.map(({ path }) => path),
    'give their collection a page in site/schemas/collections.ts',
  ).toEqual([]);
});

it.each([
  ['opening', 'closes: 2026-12-15', 'closes: 2026-11-14'],
  ['person', 'agreed: 2026-11-15', 'agreed: 2999-01-01'],
  ['reference', 'permission: 2026-11-15', 'permission: 2999-01-01'],
  ['reference', 'country: United Arab Emirates', 'country: Arabia Felix'],
])('names the line of what cannot be true of a %s: %s, not %s', (kind, right, wrong) => {
  const draft = newDraft({ kind, title: 'A', date: '2026-11-15' }, process.cwd(), '2026-11-15');
  if ('problem' in draft) throw new Error(draft.problem);
  const { file, text } = draft;
  expect(sentences({ [file]: text })).toEqual([]);
  const line = text.slice(0, text.indexOf(right)).split('\n').length;
  const [field = ''] = wrong.split(':');
  const found = sentences({ [file]: text.replace(right, wrong) });
  expect(found).toEqual([expect.stringContaining(`${file}:${line} – ${field} is `)]);
});

it('takes no picture in a text that could not show it', () => {
  const draft = newDraft({ kind: 'person', title: 'A', date: '2026-11-15' }, process.cwd(), '2026-11-15');
  if ('problem' in draft) throw new Error(draft.problem);
  const text = draft.text.replace(/Sample: .*/, '![A chart](./chart.webp)');
  expect(sentences({ [draft.file]: text })).toEqual([expect.stringContaining('the text has a picture, which only')]);
  const portrait = draft.text.replace(/Sample: .*/, 'Pay.').replace('order:', 'photograph: ./a.webp\norder:');
  expect(sentences({ [draft.file]: portrait })).toEqual([expect.stringContaining('photograph shows ./a.webp, but')]);
  expect(sentences({ [draft.file]: portrait, 'content/people/a.webp': Buffer.from('RIFF1234WEBP') })).toEqual([]);
});

it.each(['/downloads/partner-checklist.xlsx', '/insights/deadlines/gulf.ics'])(
  'lets a text lead to %s, which the build writes',
  (address) => {
    expect(sentences(edited('pages/how-we-deliver.yaml', /\]\(\/[^)]*\)/, `](${address})`))).toEqual([]);
  },
);

it.each([
  ['pages/desk.yaml', 'products', 'would be at /desk, which the server keeps'],
  ['pages/Api.yaml', 'products', 'would be at /Api, which the server keeps'],
  ['areas/industries.yaml', '../areas/solutions', 'is no area of the site: write a page'],
])('takes no page as %s', (file, like, sentence) => {
  const text = readFileSync(`content/pages/${like}.yaml`, 'utf8');
  expect(sentences({ [`content/${file}`]: text }).join('\n')).toContain(sentence);
});

it('lets a person work at any office, and at no other', () => {
  const draft = newDraft({ kind: 'person', title: 'A', date: '2026-11-15' }, process.cwd(), '2026-11-15');
  if ('problem' in draft) throw new Error(draft.problem);
  const text = draft.text.replace(/office: .*/, 'office: Bengalru');
  expect(sentences({ [draft.file]: text })).toEqual([expect.stringContaining('did you mean Bengaluru?')]);
});

it('does not call every old address dead because of one mistake among the redirects', () => {
  expect(sentences(edited('routes.yaml', 'from: /contact,', 'from: contact,'))).toHaveLength(1);
});

describe('names what is wrong with', () => {
  const POST = 'blog/SAP-Payroll-Offerings.md';
  const HOW = 'pages/how-we-deliver.yaml';
  const DATE = globSync('content/deadlines/*.yaml').sort()[0]?.replace('content/', '') ?? '';
  const title = found('content/services/training.yaml', /^ {2}title: (.*)$/m);
  const SUPPORT = 'services/application-support.yaml';
  const after = found(`content/${POST}`, /^ {2}after: (.*)$/m);
  const { value: origin } = getSite().origin;
  const modules = globSync('content/solutions/*.yaml').length;
  const claim = /(solutionModules: .*shown: )'\d+'/;
  const [more, says] = [modules + 1, `solutionModules says ${modules + 1}, but the folder content/solutions holds`];
  it.each<[mistake: string, file: string, from: string | RegExp, to: string, sentence: string]>([
    ['a dead redirect', 'routes.yaml', 'to: /contact-us', 'to: /contact-su', 'redirects.0.to leads to /contact-su'],
    ['a redirect over a page', 'routes.yaml', 'from: /contact,', 'from: /about-us,', 'there is a page at that address'],
    ['a redirect of the desk', 'routes.yaml', 'from: /contact,', 'from: /Desk/x,', 'which the server keeps for itself'],
    [
      'a redirect of a file',
      'routes.yaml',
      'from: /contact,',
      'from: /robots.txt,',
      'which the server keeps for itself',
    ],
    ['a redirect to it', 'routes.yaml', 'to: /contact-us', 'to: /api/enquiries', 'redirects.0.to is /api/enquiries'],
    ['a redirect of a query', 'routes.yaml', 'from: /contact,', "from: '/contact?a=1',", '.from is never asked for'],
    ['a fallback for all', 'routes.yaml', /under: \S+,/, 'under: /,', '.under would hide every missing page'],
    ['a redirect twice', 'routes.yaml', 'redirects:\n', '$&  - { from: /Contact/, to: / }\n', 'a second time'],
    ['a fallback to nowhere', 'routes.yaml', ': /services/404', ': /servces', 'no such page: did you mean /services?'],
    ['a status', 'routes.yaml', 'status: 404', 'status: 302', '.status must be 200 (shows the page) or 404'],
    ['a phone number', 'site.yaml', /phone: \{ value: [^,}]+/, 'phone: { value: call us', 'phone.value is not a phone'],
    ['an extension', 'site.yaml', 'number: null', "number: '+971 2 000 0000 ext. 1'", 'not a number of WhatsApp'],
    ['an origin with a path', 'site.yaml', origin, `${origin}/home`, 'origin.value must end with the name of the site'],
    ['a profile', 'site.yaml', /href: https.*/, 'href: javascript:alert(1)', 'social.0.href is not a full address'],
    ['a country', 'site.yaml', /country: [A-Z]{2}\b/, 'country: ZZ', 'offices.0.country is not the code of a country'],
    ['a host without a dot', 'site.yaml', /maps: https:\S+/, 'maps: https://maps', 'offices.0.maps is not a full'],
    ['a count', 'claims.yaml', claim, `$1'${more}'`, says],
    ['two numbers', 'claims.yaml', claim, `$1'${modules}', count: 1`, 'solutionModules counts another number'],
    ['a figure in words', 'claims.yaml', claim, '$1eleven', 'solutionModules is a figure in words: write its bare'],
    ['a claim', 'home.yaml', 'claim: recruiters', 'claim: recruters', 'is not in content/claims.yaml: did you mean'],
    ['an ask', 'pages/careers.yaml', 'ask: application', 'ask: aplication', 'ask is "aplication", which is not in'],
    ['a topic', SUPPORT, 'topic: silver', 'topic: slver', 'topic is "slver", which is not in the asks of'],
    ['a link', 'pages/how-we-deliver.yaml', '(/services/data-migration)', '(/blogs/page-2)', 'to /blogs/page-2, but'],
    ['a group', 'areas/services.yaml', /^ {2}people:/m, '  peple:', 'did you mean people?'],
    ['a heading', POST, `after: ${after}`, `after: ${after.slice(1)}`, 'which is not in the headings of the text'],
    ['a day to come', POST, /^published: .*$/m, 'published: 2999-01-01', 'published is in the future: write draft'],
    ['an author', POST, /^author: .*$/m, 'author: Nobody', 'author is "Nobody", which is not in content/people/'],
    ['an everyday term', 'insights/glossary.yaml', /( {2}- term: .*\n)/, '$1    match: [the]\n', 'is an everyday word'],
    [
      'a shared form',
      'insights/glossary.yaml',
      /( {2}- term: (?:.*\n)(?! {4}match| {4}short))/g,
      '$1    match: [one form]\n',
      'as another term is',
    ],
    [
      'a term twice',
      'insights/glossary.yaml',
      /( {2}- term: (?:.*\n)+?)(?= {2}- term: )/,
      '$1$1',
      'is a term that is listed a second time',
    ],
    ['an outcome', 'testimonials.yaml', /^ {2}- (?:.*\n)+?(?= {2}- )/m, '', 'outcomes must hold six outcomes: add or'],
    ['a figure', 'solutions/payroll.yaml', /mask: [o.]/, 'mask: x', 'figure.mask is not a figure: write rows of'],
    ['a search title', 'services/consulting.yaml', /^ {2}title: .*/m, `  title: ${title}`, 'seo.title is also that of'],
    [
      'a label',
      'services/consulting.yaml',
      /^label: .*/m,
      'label: Training',
      'label is also that of content/services/tr',
    ],
    ['a second head', 'services/sap-payroll.yaml', /^order:/m, 'heads: true\norder:', 'heads is also that of'],
    [
      'a heading twice',
      HOW,
      /^( {4}heading: ).*\n([\s\S]*?)^ {4}heading: .*/m,
      '$1One\n$2    heading: One',
      'this page has already',
    ],
    ['a heading of signs', HOW, /^( {4}heading: ).*/m, "$1'???'", 'has a heading without letters or digits'],
    ['a heading of ours', HOW, /^( {4}heading: ).*/m, '$1Contact', 'has a heading that leads elsewhere by #contact'],
    ['a day not waited for', HOW, /^/, 'publishAt: 2099-01-01 09:00\n', 'publishAt waits for a day, but the entry is'],
    ['a check to come', HOW, /^reviewed: .*/m, 'reviewed: 2999-01-01', 'reviewed is in the future: write the day'],
    ['an early update', POST, /^updated: .*/m, 'updated: 2020-01-01', 'updated is before the day on which'],
    [
      'a done change',
      DATE,
      /^when: .*([\s\S]*?)status: .*/m,
      'when: 2999-01-01$1status: done',
      'status is done, but its day',
    ],
    ['a team', POST, /^author: .*$/m, 'author: DHRs Nobody', 'author is "DHRs Nobody", which is not in'],
    ['an office twice', 'site.yaml', 'city: Bhubaneswar', 'city: Bengaluru', 'is the name of an office a second time'],
    ['a profile elsewhere', 'site.yaml', 'https://linkedin', 'https://elsewhere', 'href leads elsewhere than its icon'],
    ['years to come', 'site.yaml', /copyrightYear: .*/, 'copyrightYear: 2999', 'copyrightYear is in the future'],
    ['a link twice', 'navigation.yaml', /( +- \{ label.*\n)/, '$1$1', 'is in this list a second time'],
    ['a figure twice', 'home.yaml', /( +- \{ claim.*\n)/, '$1$1', 'is in this list a second time'],
    [
      'a synonym',
      'search.yaml',
      'synonyms:\n',
      '$&  - { words: [pay], means: pay }\n',
      'means is one of its own words',
    ],
    ['a long holiday', 'holidays.json', /"from": "([^"]*)"/, '"from": "$1", "to": "2999-01-01"', 'more than a month'],
    [
      'a neighbour',
      'countries/austria.yaml',
      /^also: \[/m,
      'also: [Germany, ',
      'names "Germany", which DE names as well',
    ],
    ['no country', 'countries/austria.yaml', /^code: .*/m, 'code: XX', 'code is XX, which is no country: correct'],
    ['no currency', 'countries/bahrain.yaml', 'code: BHD', 'code: ABC', 'write the code of a currency that exists'],
    ['its decimals', 'countries/bahrain.yaml', 'decimals: 3', 'decimals: 2', 'what ISO 4217 says of BHD: write 3'],
    [
      'a rule that ends first',
      'countries/bahrain.yaml',
      /(since: \S+),/,
      "$1, until: '2000',",
      'until is before it began',
    ],
    ['a citation', 'insights/payroll-gulf.yaml', /sapQatar(?=\])/, 'sapQater', 'sources: did you mean sapQatar?'],
    [
      'a source twice',
      'insights/payroll-gulf.yaml',
      'name: sapQatar',
      'name: dib',
      'is the name of a source a second time',
    ],
    ['a placeholder', 'enquiry-form.json', '{label} must', 'It must', 'tooLong has lost a placeholder: keep {label}'],
    ['a link text', 'enquiry-form.json', '"linkText": "', '$&~', 'linkText is not part of the consent sentence'],
  ])('%s', (_, file, from, to, sentence) => {
    expect(sentences(edited(file, from, to)).join('\n')).toContain(sentence);
  });
});
