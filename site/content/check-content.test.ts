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
  expect(sentences({ [draft.file]: portrait, 'content/people/a.webp': new Uint8Array() })).toEqual([]);
});

it.each(['/downloads/partner-checklist.xlsx', '/insights/deadlines/gulf.ics'])(
  'lets a text lead to %s, which the build writes',
  (address) => {
    expect(sentences(edited('pages/how-we-deliver.yaml', /\]\(\/[^)]*\)/, `](${address})`))).toEqual([]);
  },
);

it('does not call every old address dead because of one mistake among the redirects', () => {
  expect(sentences(edited('routes.yaml', 'from: /contact,', 'from: contact,'))).toHaveLength(1);
});

describe('names what is wrong with', () => {
  const POST = 'blog/SAP-Payroll-Offerings.md';
  const SUPPORT = 'services/application-support.yaml';
  const after = found(`content/${POST}`, /^ {2}after: (.*)$/m);
  const { value: origin } = getSite().origin;
  const modules = globSync('content/solutions/*.yaml').length;
  const claim = /(solutionModules: .*shown: )'\d+'/;
  const [more, says] = [modules + 1, `solutionModules says ${modules + 1}, but the folder content/solutions holds`];
  it.each<[mistake: string, file: string, from: string | RegExp, to: string, sentence: string]>([
    ['a dead redirect', 'routes.yaml', 'to: /contact-us', 'to: /contact-su', 'redirects.0.to leads to /contact-su'],
    ['a redirect over a page', 'routes.yaml', 'from: /contact,', 'from: /about-us,', 'there is a page at that address'],
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
    ['a term twice', 'insights/glossary.yaml', /( {2}- term: (?:.*\n)+?)(?= {2}- term: )/, '$1$1', 'twice: merge'],
    ['an outcome', 'testimonials.yaml', /^ {2}- (?:.*\n)+?(?= {2}- )/m, '', 'outcomes must hold six outcomes: add or'],
    ['a figure', 'solutions/payroll.yaml', /mask: [o.]/, 'mask: x', 'figure.mask is not a figure: write rows of'],
    ['a placeholder', 'enquiry-form.json', '{label} must', 'It must', 'tooLong has lost a placeholder: keep {label}'],
    ['a link text', 'enquiry-form.json', '"linkText": "', '$&~', 'linkText is not part of the consent sentence'],
  ])('%s', (_, file, from, to, sentence) => {
    expect(sentences(edited(file, from, to)).join('\n')).toContain(sentence);
  });
});
