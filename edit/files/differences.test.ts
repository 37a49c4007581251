import { expect, it } from 'vitest';
import { differencesOf } from './differences.ts';

const FILE = 'content/pages/about-us.yaml';
const PAGE = `title: About Us
sections:
  - kind: statement
    heading: Our mission
    text: We build systems.
  - kind: values
    heading: Our values
    items:
      - title: Agile
        text: Early.
      - title: Integrity
        text: True.
`;
const mission = { path: ['sections', 0, 'text'], name: 'About Us, Our mission, text', kind: 'text' };

it.each<[string, string | undefined, string | undefined, object[]]>([
  ['by the page, the section and the field', PAGE, PAGE.replace('build', 'make'), [mission]],
  [
    'as a draft when visitors do not see it yet',
    undefined,
    'title: Trust\ndraft: true\n',
    [{ kind: 'new', isDraft: true, after: 'Trust' }],
  ],
  [
    'as an order of names when items were moved',
    PAGE,
    PAGE.replace(/( {6}- title: Agile\n.*\n)( {6}- title: Integrity\n.*\n)/, '$2$1'),
    [{ kind: 'list', before: 'Agile, Integrity', after: 'Integrity, Agile' }],
  ],
  [
    'as the words that came when an item was added',
    PAGE,
    `${PAGE}      - title: Compliant\n        text: Lawful.\n`,
    [{ kind: 'list', before: '', after: 'Compliant\nLawful.' }],
  ],
  ['as gone for a whole page', PAGE, undefined, [{ kind: 'gone', name: 'About Us' }]],
  ['as a whole when it was broken by hand', PAGE, 'title: [About', [{ kind: 'text', path: [], name: 'About us' }]],
  ['not at all when only the layout differs', PAGE, PAGE.replace('About Us', "'About Us' # checked"), []],
])('a change is described %s', (_, before, after, found) => {
  expect(differencesOf(FILE, before, after)).toMatchObject(found);
});

it('a fact is described by its name, without the layout of the file', () => {
  const [phone] = differencesOf('content/site.yaml', 'phone: { value: null }', 'phone: { value: +971 2 123 4567 }');
  expect(phone).toMatchObject({ name: 'Site, phone', before: '', after: '+971 2 123 4567' });
});
