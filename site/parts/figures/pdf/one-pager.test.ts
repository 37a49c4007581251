import { expect, it } from 'vitest';
import { exampleWords } from '../../../../tests/support/examples/context.ts';
import { getServices, getSite } from '../../../content/get-content.ts';
import { downloadName, onePager, partsOf } from './one-pager.tsx';

const site = getSite();
const origin = new URL('https://www.dhr.example');
const offers = getServices().filter((service) => downloadName(service));

it('a sheet shows the first of each kind of section', () => {
  const parts = partsOf([
    { kind: 'note', heading: 'First', text: 'a' },
    { kind: 'text', text: 'b' },
    { kind: 'note', heading: 'Second', text: 'c' },
  ]);
  expect(parts.map(({ heading }) => heading)).toEqual(['First']);
});

it.each(offers)(
  'the sheet of $slug is one page of text in English, with a title and links that lead to the site',
  async (service) => {
    const pdf = (await onePager({ service, site, words: exampleWords, origin })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    const said = ['AnekLatin-SemiBold', `(${service.label} | ${site.name})`, '/Lang (en-GB)', '/DisplayDocTitle true'];
    const paths = [`/services/${service.slug}`, `/contact-us?service=${service.contact.service}`];
    for (const part of [...said, ...paths.map((path) => `/URI (https://www.dhr.example${path})`)])
      expect(pdf).toContain(part);
  },
);
