import { expect, test } from '../support/browser/test.ts';
import { htmlOf } from '../support/built-pages.ts';
import { attributeOf, elementsIn, elementsOf, textOf } from '../support/html.ts';
import { ABOUT_US, HOW_WE_DELIVER, LEGAL, LEGAL_TERMS } from '../support/specified-words.ts';

/** About Us, How we deliver and the legal pages. */

const mainOf = (path: string) => {
  const main = elementsOf(htmlOf(path)).find(({ tagName }) => tagName === 'main');
  if (!main) throw new Error(`${path} has no main part.`);
  return main;
};
const textsOf = (path: string, ...tags: string[]): string[] =>
  elementsIn(mainOf(path))
    .filter(({ tagName }) => tags.includes(tagName))
    .map((tag) => textOf(tag).trim());
const speaksOf = (words: string) => expect.stringMatching(new RegExp(RegExp.escape(words), 'i'));

test('About Us: mission, what we do with its links, four values with image, title and text', async ({ request }) => {
  const headings = textsOf('/about-us', 'h2');
  for (const words of ABOUT_US.headings) expect.soft(headings).toContainEqual(speaksOf(words));

  const [, whatWeDo] = ABOUT_US.headings;
  const section = elementsIn(mainOf('/about-us'))
    .filter(({ tagName }) => tagName === 'section')
    .find((one) => elementsIn(one).some((tag) => tag.tagName === 'h2' && textOf(tag).toLowerCase().includes(whatWeDo)));
  const links = (section ? elementsIn(section) : []).filter(({ tagName }) => tagName === 'a');
  const landings: string[] = [];
  for (const link of links) landings.push(new URL((await request.get(attributeOf(link, 'href') ?? '')).url()).pathname);
  expect(landings).toEqual(expect.arrayContaining(['/solutions', '/services/sap-successfactors']));

  const items = elementsIn(mainOf('/about-us')).filter(({ tagName }) => tagName === 'li');
  for (const value of ABOUT_US.values) {
    const parts = items
      .map(elementsIn)
      .find((tags) => tags.some((tag) => tag.tagName === 'h3' && textOf(tag) === value));
    const names = parts?.map(({ tagName }) => tagName);
    expect.soft(names, value).toEqual(expect.arrayContaining(['svg', 'h3', 'p']));
  }
});

test('How we deliver: three principles, a clean-core approach, a section on the SAP Activate methodology', () => {
  expect(textsOf('/how-we-deliver', 'dt')).toEqual(expect.arrayContaining([...HOW_WE_DELIVER.principles]));
  const headings = textsOf('/how-we-deliver', 'h2');
  for (const words of HOW_WE_DELIVER.headings) expect.soft(headings).toContainEqual(speaksOf(words));
  expect(textOf(mainOf('/how-we-deliver'))).toEqual(speaksOf(HOW_WE_DELIVER.method));
});

for (const [path, { title, headings }] of Object.entries(LEGAL)) {
  test(`${title}: every heading of the specification, each with text`, () => {
    expect(textsOf(path, 'h1')).toEqual([title]);
    const parts = elementsIn(mainOf(path)).filter(({ tagName }) => ['h2', 'p', 'li'].includes(tagName));
    const headed = parts.flatMap((part, i) =>
      part.tagName === 'h2' && parts[i + 1]?.tagName !== 'h2' ? [textOf(part)] : [],
    );
    for (const words of headings) expect.soft(headed).toContainEqual(speaksOf(words));
  });
}

test('the legal pages state their ages, law, arbitration, time limit and cap', () => {
  for (const [path, terms] of Object.entries(LEGAL_TERMS)) {
    const paragraphs = textsOf(path, 'p', 'li');
    for (const words of terms) {
      const held = paragraphs.filter((text) => words.every((word) => text.toLowerCase().includes(word.toLowerCase())));
      expect.soft(held.length, `${path}: a paragraph with ${words.join(' and ')}`).toBeGreaterThan(0);
    }
  }
});
