import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isoDay } from '../../common/day.ts';
import { createCheck } from '../../site/content/check-content.ts';
import { newDraft } from '../../site/content/drafts.ts';
import { today } from '../../site/content/settings.ts';
import { changeSource, dataOf } from '../files/source.ts';
import { say } from '../words.ts';
import { describeField, describePlace } from './describe.ts';
import { mailsIn } from './mails.ts';
import { withoutPaths } from './names.ts';
import { newPart } from './sample.ts';
import { schemaOf } from './schemas.ts';
import { replacementsIn, textsWith } from './search.ts';

const line = say('newLine');
const PAGE = 'content/pages/a.yaml';
const page = { sections: [{ kind: 'questions', heading: 'Asked', items: [{ question: 'Why?', answer: 'So.' }] }] };

it('a list is called what it holds, and an item is called one of it', () => {
  const questions = ['sections', 0, 'items'];
  expect(describeField(PAGE, page, questions)?.name).toBe('Questions');
  expect(describeField(PAGE, page, [...questions, 0])?.name).toBe('Question 1');
  const { title, lists } = describePlace(PAGE, page, [...questions, 0, 'answer']);
  expect(title).toBe('Why?, answer');
  expect(lists.map(({ name }) => name)).toEqual(['Questions', 'Sections']);
});

it('a fact is called by its own name, and a tool by the title of its page', () => {
  const tool = { error: 'Enter a number', page: { title: 'Support estimator' } };
  expect(describePlace('content/tools/support-estimator.yaml', tool, []).fileName).toBe('Support estimator');
  expect(describeField('content/site.yaml', { phone: { value: null } }, ['phone', 'value'])?.name).toBe('Phone');
});

it.each([
  ['is not in content/claims.yaml: correct it', 'is not in "Claims": correct it'],
  ['the offices of content/site.yaml', 'the offices of "Site"'],
  ['the folder content/solutions, which has 11', '"Solutions", which has 11'],
  ['Somebody in content/people/, by name', 'Somebody in "People", by name'],
  ['best a {{claim}} from claims.yaml', 'best a {{claim}} from "Claims"'],
])('an editor reads no path of a file: %s', (message, words) => {
  expect(withoutPaths(message)).toBe(words);
});

function draftOf(kind: string, title: string) {
  const draft = newDraft({ kind, title, date: '2026-11-16' }, '/nowhere', '2026-11-16');
  if ('problem' in draft) throw new Error(draft.problem);
  return { ...draft, data: dataOf(draft.file, draft.text) };
}

it('adds the source of a news item that has none yet', () => {
  const { file, text, data } = draftOf('news', 'DHR opens in Muscat');
  const value = newPart(file, data, ['source']);
  expect(value).toEqual({ label: line });
  expect(dataOf(file, changeSource(file, text, { kind: 'set', path: ['source'], value }))['source']).toEqual(value);
  expect(describeField(file, data, ['draft'])?.help).toBe('Yes keeps the item out of the site');
});

it('fills in what a file says is not known yet', () => {
  const file = 'content/proof.yaml';
  const data = { ...dataOf(file, readFileSync(file, 'utf8')), press: null, credentials: null };
  expect(newPart(file, data, ['press'])).toEqual({ name: line, mail: 'sample@example.com' });
  expect(describeField(file, data, ['press'])).toMatchObject({ kind: 'group', isThere: false, isNullable: true });
  expect(describeField(file, data, ['credentials'])).toMatchObject({ kind: 'list', isThere: false });
});

it.each([
  ['content/routes.yaml', ['redirects']],
  ['content/site.yaml', ['offices']],
  ['content/search.yaml', ['best']],
  ['content/enquiry-form.json', ['success', 'next']],
  ['content/enquiry-form.json', ['call', 'halfDays']],
  ['content/countries/oman.yaml', ['sources']],
  ['content/insights/payroll-gulf.yaml', ['sources', 'items']],
  ['content/tools/support-estimator.yaml', ['modules', 'items']],
  ['content/tools/self-assessment.yaml', ['bands']],
  ['content/tools/self-assessment.yaml', ['areas', 0, 'statements', 0, 'changes']],
])('adds an item that can be saved to %s', (file, path) => {
  const source = readFileSync(file, 'utf8');
  const data = dataOf(file, source);
  const after = changeSource(file, source, { kind: 'insert', path, at: 0, value: newPart(file, data, path) });
  const wrong = createCheck(process.cwd())({ [file]: after }).filter(({ mayWait }) => !mayWait);
  expect(wrong).toEqual([]);
});

it('gives a new row of rules no sources, which would be those of another row', () => {
  const file = 'content/insights/payroll-gulf.yaml';
  const data = dataOf(file, readFileSync(file, 'utf8'));
  const path = ['coverage', 'rows'];
  expect(JSON.stringify(newPart(file, data, path))).toContain('term');
  expect(JSON.stringify(newPart(file, data, path))).not.toContain('sources');
});

it('finds a text by its words, and nothing that no reader sees', () => {
  const file = 'content/enquiry-mails.json';
  const data = dataOf(file, readFileSync(file, 'utf8'));
  const [mail] = textsWith(file, data, 'THANK YOU FOR WRITING');
  expect(mail).toMatchObject({ file, path: ['acknowledgement', 'text'], name: 'Enquiry mails, acknowledgement, text' });
  expect(textsWith(file, data, '/privacy-policy')).toEqual([]);
  const site = 'content/site.yaml';
  const facts = dataOf(site, readFileSync(site, 'utf8'));
  expect(textsWith(site, facts, 'phone')[0]).toMatchObject({ path: ['phone', 'value'], isByName: true });
});

it('replaces words, not the addresses, figures and placeholders within them', () => {
  const text = 'Payroll: [our payroll](/solutions/payroll) for {{payroll}} people, {payroll}.';
  const [found] = replacementsIn('content/blog/a.md', { '(text)': text }, 'payroll', 'pay ');
  expect(found).toMatchObject({
    path: ['(text)'],
    before: text,
    after: 'Pay: [our pay](/solutions/payroll) for {{payroll}} people, {payroll}.',
  });
  expect(replacementsIn('content/blog/a.md', { '(text)': text, slug: 'payroll' }, ' ', 'x')).toEqual([]);
});

it('shows every mail with its subject and its lines', () => {
  const file = 'content/enquiry-mails.json';
  const mails = mailsIn(dataOf(file, readFileSync(file, 'utf8')), schemaOf(file) ?? {});
  const thanks = mails.find(({ what }) => what.startsWith('The mail to the visitor, if'));
  expect(thanks).toMatchObject({
    subject: 'We have received your message',
    lines: [expect.stringContaining('Thank you'), 'Your reference: {reference}'],
  });
  const recovered = mails.find(({ subject }) => subject === 'Website enquiries can be stored again');
  expect(recovered?.lines).toEqual(['The database is accepting enquiries again.']);
});

it('begins a list that a draft does not have yet', () => {
  const { file, text, data } = draftOf('person', 'Leila Haddad');
  const value = newPart(file, data, ['certificates']);
  const after = changeSource(file, text, { kind: 'insert', path: ['certificates'], at: 0, value });
  expect(dataOf(file, after)).toEqual({ ...data, certificates: [{ name: line, date: isoDay(today()) }] });
});
