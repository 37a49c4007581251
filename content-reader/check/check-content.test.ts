import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { claims } from '../claims.ts';
import { describeProblems, type Replaced } from '../files.ts';
import type { WithClaims } from '../read-content.ts';
import { day, label, markdown, path, sentence } from '../schema-words.ts';
import { createContentCheck } from './check-content.ts';
import type { SiteRules } from './links.ts';

const section = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: markdown }),
  z.strictObject({ kind: z.literal('list'), items: z.array(label).min(2) }),
]);
const collections = {
  claims: { files: 'claims.yaml', schema: claims },
  words: { files: 'words.json', schema: z.record(z.string(), label) },
  views: { files: 'views/*.yaml', schema: z.strictObject({ heading: label }) },
  pages: {
    files: 'pages/*.yaml',
    schema: z.strictObject({
      name: label,
      tagline: sentence.optional(),
      href: path,
      order: z.number(),
      view: label.optional(),
      sections: z.array(section).optional(),
    }),
    page: '/*',
    unique: [['order']],
    shows: { view: 'views' },
  },
  notes: {
    files: 'notes/*.md',
    schema: z.strictObject({ title: label, date: day, draft: z.boolean().optional() }),
    page: '/notes/*',
    needsText: true,
  },
};
const RULES: SiteRules<WithClaims> = {
  serves: (address) => address === '/feed.xml',
  moved: () => ['/old'],
  ids: ['contact'],
  places: () => ({}),
  problems: () => [],
};
const check = createContentCheck('/nowhere', collections, RULES);

const FILES: Record<string, string> = {
  'content/claims.yaml': "services: { shown: '22', count: 22 }\n",
  'content/words.json': '{\n  "send": "Send",\n  "stop": "Stop"\n}\n',
  'content/views/shared.yaml': 'heading: What we promise\n',
  'content/pages/about.yaml': `name: About us
tagline: We offer {{services}} services.
href: /about#what-we-promise
order: 1
view: shared
sections:
  - kind: text
    text: Read [the note](/notes/first#more), or [write](/about#contact).
  - kind: list
    items:
      - One
      - Two
`,
  'content/pages/other.yaml': 'name: Other\nhref: /feed.xml\norder: 2\n',
  'content/notes/first.md':
    '---\ntitle: First\ndate: 2026-11-13\n---\nAll {{services}} of them, see [old](/old).\n\n## More\n',
};
const ABOUT = 'content/pages/about.yaml';
const NOTE = 'content/notes/first.md';
const WORDS = 'content/words.json';
function latin1(text: string) {
  return Buffer.from(text, 'latin1');
}
function sentences(replaced: Replaced): string {
  return describeProblems(check({ ...FILES, ...replaced }));
}
function edited(file: string, from: string, to: string): Replaced {
  expect(FILES[file]).toContain(from);
  return { [file]: FILES[file]?.replace(from, to) ?? '' };
}
/** Names file, line and field, says what is wrong, and what to do. */
function expectSentence(replaced: Replaced, beginning: string): void {
  const found = sentences(replaced).split('\n');
  expect(found).toContainEqual(expect.stringContaining(beginning));
  for (const sentence of found) expect(sentence).toMatch(/^content\/.+:\d+ – \S.*(?:: \S.*\.|\?)$/);
}

it('finds nothing wrong with right files, nor with files that Windows saved', () => {
  expect(sentences({})).toBe('');
  const saved = Object.entries(FILES).map(([file, text]) => [file, latin1(text.replaceAll('\n', '\r\n'))]);
  expect(sentences(Object.fromEntries(saved))).toBe('');
});

describe('names file, line, field and remedy of', () => {
  it.each([
    ['a colon', ABOUT, 'name: About', 'name: About: all', '1 – name has a colon too many or spaces that differ'],
    ['an open quote', NOTE, 'title: ', 'title: "', '2 – title opens a quote that is never closed'],
    ['one before others', ABOUT, 'About us\ntagline: ', "'About us\ntagline: 'All' ", '1 – name opens a quote that'],
    ['an apostrophe', ABOUT, 'name: About us', "name: 'It's us'", '1 – name cannot be read: put quotes around'],
    ['a tab', ABOUT, '    items', '\titems', '10 – items is indented with a tab'],
    ['a value twice', WORDS, '"stop"', '"send": "Go", "stop"', '3 – send is here a second time: keep one'],
    ['words that begin with *', ABOUT, 'About us', '*us', '1 – name cannot be read: put quotes around'],
    ['a key twice', ABOUT, 'order: 1', 'order: 1\nname: Us', '5 – name is here a second time: keep one of the two'],
    ['two versions', ABOUT, 'order: 1', '<<<<<<< HEAD\norder: 1', '4 – this line has two versions of the same lines'],
    [
      'fields without a start',
      NOTE,
      '---\ntitle',
      'title',
      '1 – the file needs its fields between two lines of dashes',
    ],
    ['a missing comma', WORDS, '"Send",', '"Send"', '3 – this line cannot be read: compare its commas'],

    ['a missing field', ABOUT, 'name: About us\n', '', '1 – name is missing: write the words'],
    ['a misspelt field', ABOUT, 'order: 1', 'odrer: 1', '4 – odrer is not known here: did you mean order?'],
    ['words for a number', ABOUT, 'order: 1', 'order: many', '4 – order must be a number: write digits'],
    ['long words', ABOUT, 'We', 'We '.repeat(110), '2 – tagline is too long: keep it under 320 characters'],
    [
      'a link',
      ABOUT,
      'We',
      'We [too](/trust)',
      '2 – tagline has a link, but shows words only: write them without brackets',
    ],
    ['a path without /', ABOUT, ': /about', ': about', '3 – href must be a path of this site: begin it with "/"'],
    ['no date', NOTE, '2026-11-13', 'soon', '3 – date is not a date: write year-month-day'],
    ['30 February', NOTE, '2026-11-13', '2026-02-30', '3 – date is not a day of the calendar: count the days'],
    ['an unknown kind', ABOUT, 'kind: list', 'kind: lsit', '9 – sections.1.kind is "lsit", which is not a kind'],
    ['a short list', ABOUT, '      - Two\n', '', '10 – sections.1.items must have at least 2 entries: add'],

    ['an unknown claim', ABOUT, '{{services', '{{sevrices', '2 – tagline names {{sevrices}}, which is not in content/'],
    ['one brace', NOTE, '{{services}}', '{services}', '5 – the text has {services}, which is no claim: write two'],
    ['a dead link', NOTE, '(/old)', '(/abuot)', '5 – the text leads to /abuot, but there is no such page: did'],
    ['a dead fragment', ABOUT, '#more', '#mroe', '8 – sections.0.text leads to /notes/first#mroe, but no heading'],
    ['a link without address', NOTE, '(/old)', '()', '5 – the text has a link without an address: write it'],
    ['a mail to nobody', NOTE, '(/old)', '(mailto:)', '5 – the text leads to mailto:: begin the address with /'],
    ['a call to nobody', NOTE, '(/old)', '(tel:)', '5 – the text leads to tel:: begin the address'],
    ['no host', NOTE, '(/old)', '(https://)', '5 – the text leads to https://: begin the address'],
    [
      'a missing reference',
      ABOUT,
      'view: shared',
      'view: shraed',
      '5 – view is "shraed", which is not in content/views/',
    ],
    ['two equal orders', ABOUT, 'order: 1', 'order: 2', '4 – order is also that of content/pages/other.yaml: give'],
    ['a space in a link', NOTE, '](/old)', '] (/old)', '5 – the text has a space within a link: write [words]'],
    ['an open link', NOTE, '(/old)', '(/old and', '5 – the text has a link that is never closed: write )'],
    ['an empty link', NOTE, '[old]', '[ ]', '5 – the text has a link without words: write them'],
    ['a link by number', NOTE, '(/old)', '[1]', '5 – the text has a link without an address: write'],
    ['open bold', ABOUT, 'Read', 'A **Read', '8 – sections.0.text has ** that are never closed: write'],
    ['stars in a label', ABOUT, 'About us', "'About **us**'", '1 – name has stars, but shows plain words'],
    ['a list of signs', NOTE, 'All', '• All', '5 – the text has a list that is none: begin each'],
    ['a table of bars', NOTE, 'All', '| a | b |\n| c | d |\n\nAll', '5 – the text has a table that is none: write'],
    ['indented words', NOTE, 'All', '    All', '5 – the text is shown as code from here: take'],
    ['a heading by a line', NOTE, '\n\n## More', '\n---\n', '5 – the text is a heading because of the line under it'],
    ['an empty heading', NOTE, '## More', '##', '7 – the text has a heading without words: write them'],
    ['letters the other way round', ABOUT, 'About us', 'About\u202E us', '1 – name has an invisible character, copied'],
    ['another encoding', ABOUT, 'About us', 'Itâ€™s us', '1 – name has letters that were saved in another'],
    ['a year of the first century', NOTE, '2026', '0026', '3 – date is before the year 2000: correct the year'],
    ['a mail to half an address', NOTE, '(/old)', '(mailto:a@b)', '5 – the text leads to mailto:a@b: begin'],
    ['a figure that names another', 'content/claims.yaml', "'22'", "'{{x}}'", '1 – services.shown has braces, but a'],
    ['an invisible character', ABOUT, 'About us', 'About\u200B us', '1 – name has an invisible character, copied'],
    ['words of a template', NOTE, 'All', 'Sample: say', '5 – the text still has the words of a template ("Sample:'],
    [
      'a sample address',
      ABOUT,
      'About us',
      'sample@example.com',
      '1 – name still has the words of a template ("sample@',
    ],
    ['a gap', ABOUT, 'About us', 'About [your name]', '1 – name still has the words of a template ("[your name]")'],
    ['HTML', NOTE, 'All', '<b>All</b>', '5 – the text has HTML, which the site does not show: write'],
    ['a first heading', NOTE, '## More', '# More', '7 – the text has a heading with one #: write ##'],
    ['a picture without words', NOTE, 'All', '![](./a.png)', '5 – the text has a picture without alternative text'],
    ['a picture in a field', ABOUT, 'About us', "'![A](./a.png)'", '1 – name has a picture, which only the text'],
  ])('%s', (_, file, from, to, sentence) => expectSentence(edited(file, from, to), `${file}:${sentence}`));

  it('a link to a draft', () => {
    const found = `${ABOUT}:8 – sections.0.text leads to /notes/first#more, which is still a draft: publish it first`;
    expectSentence(edited(NOTE, 'title: ', 'draft: true\ntitle: '), found);
  });

  it('a picture under another name', () => {
    const picture = { 'content/notes/routes.png': latin1('\x89PNG\r\n') };
    const found = `${NOTE}:5 – the text shows ./rotues.png, but there is no such picture: did you mean ./routes.png?`;
    expectSentence({ ...edited(NOTE, 'All', '![Bars](./rotues.png)'), ...picture }, found);
  });

  const PAGE = 'name: P\nhref: /about\norder: 3\n';
  it.each<[file: string, text: Replaced[string], sentence: string]>([
    ['pages/other.yaml', latin1('name: Caf\u00e9\n'), 'is not saved as UTF-8: save it again and choose'],
    ['pages/other.yaml', Buffer.from('name: A\n', 'utf16le'), 'is not saved as UTF-8: save it again'],
    ['pages/about.yaml', '# Later\n', 'has no fields: begin every line with a name'],
    ['pages/About.yaml', PAGE, 'has the same address as content/pages/about.yaml: rename one'],
    ['pages/our people.yaml', PAGE, 'has a space or another special character in its name'],
    ['pages/index.yaml', PAGE, 'has a name that lists of pages have: give it another'],
    ['pages/about.us.yaml', PAGE, 'has a space or another special character in its name'],
    ['notes/team.png', 'x', 'is no picture, whatever its name says: save it again as PNG'],
    ['pages/more.yml', PAGE, 'is not read by the site: a text ends with .yaml here'],
    ['page/more.yaml', PAGE, 'is not read by the site: did you mean content/pages?'],
    ['words.json', null, 'is missing: restore it from the repository'],
    ['notes/second.md', '---\ntitle: Second\ndate: 2026-11-13\n---', 'is missing: write it below the second line of'],
    ['notes/team.heic', 'x', 'is not read by the site: a text ends with .md here, a picture is PNG, JPEG'],
  ])('content/%s', (file, text, sentence) => expectSentence({ [`content/${file}`]: text }, ` ${sentence}`));

  it('all mistakes at once', () => {
    const replaced = { ...edited(ABOUT, 'order: 1', 'order: many'), ...edited(NOTE, '2026-11-13', 'soon') };
    const places = check({ ...FILES, ...replaced }).map(({ file, line }) => `${file}:${line}`);
    expect(places).toEqual([`${NOTE}:3`, `${ABOUT}:4`]);
  });
});
