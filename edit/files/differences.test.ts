import { describe, expect, it } from 'vitest';
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
const between = (after: string | undefined) => differencesOf(FILE, PAGE, after);

describe('a change is told in words', () => {
  it('by the page, the section and the field', () => {
    expect(between(PAGE.replace('build', 'make'))).toEqual([
      {
        file: FILE,
        path: ['sections', 0, 'text'],
        name: 'About Us, Our mission, text',
        kind: 'text',
        before: 'We build systems.',
        after: 'We make systems.',
      },
    ]);
  });
  it('by the name of a fact, without the layout of the file', () => {
    const [phone] = differencesOf('content/site.yaml', 'phone: { value: null }', 'phone: { value: +971 2 123 4567 }');
    expect(phone).toMatchObject({ name: 'Site, phone', before: '', after: '+971 2 123 4567' });
  });
  it('as a draft when visitors do not see it yet', () => {
    const draft = 'title: Trust\ndraft: true\nprovisional: true\n';
    expect(differencesOf(FILE, undefined, draft)).toMatchObject([{ kind: 'new', isDraft: true, after: 'Trust' }]);
  });
  it('as an order of names when items were moved', () => {
    const moved = PAGE.replace(/( {6}- title: Agile\n.*\n)( {6}- title: Integrity\n.*\n)/, '$2$1');
    expect(between(moved)).toMatchObject([{ kind: 'list', before: 'Agile, Integrity', after: 'Integrity, Agile' }]);
  });
  it('as the words that came when an item was added', () => {
    const added = `${PAGE}      - title: Compliant\n        text: Lawful.\n`;
    expect(between(added)).toMatchObject([{ kind: 'list', before: '', after: 'Compliant\nLawful.' }]);
  });
  it('as new or gone for a whole page', () => {
    expect(differencesOf(FILE, undefined, PAGE)).toMatchObject([{ kind: 'new', name: 'About Us' }]);
    expect(between(undefined)).toMatchObject([{ kind: 'gone', name: 'About Us' }]);
  });
  it('as one for a figure and the bare number behind it', () => {
    const claims = "recruiters: { shown: 30+, count: 30 }\noffices: { shown: '3', count: 3 }\n";
    expect(differencesOf('content/claims.yaml', claims, claims.replaceAll('30', '35'))).toMatchObject([
      { path: ['recruiters'], before: '30+', after: '35+' },
    ]);
  });
  it('not at all when only the layout differs', () => {
    expect(between(PAGE.replace('title: About Us', "title: 'About Us' # checked"))).toEqual([]);
  });
});
