import { describe, expect, it } from 'vitest';
import { getServices, getSite } from '../../content.ts';
import { downloadName, onePager, partsOf } from './one-pager.tsx';

const offers = getServices().filter((service) => downloadName(service));

it('the Talent Intelligence Hub offers a sheet, under the address its page promises', () => {
  expect(offers.map(downloadName)).toContain('talent-intelligence-hub');
});

it('a sheet shows the first of each kind of section', () => {
  const parts = partsOf([
    { kind: 'note', heading: 'First', text: 'a' },
    { kind: 'text', text: 'b' },
    { kind: 'note', heading: 'Second', text: 'c' },
  ]);
  expect(parts.map(({ heading }) => heading)).toEqual(['First']);
});

describe.each(offers.map((service) => [service.slug, service] as const))('the sheet of %s', (slug, service) => {
  const made = onePager(service, new URL('https://www.dhr.example')).then((pdf) => pdf.toString('latin1'));

  it('is one page with its words as text, as the download says', async () => {
    expect((await made).match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(await made).toMatch(/AnekLatin-SemiBold/);
  });

  it('says what it is and in which language it is written', async () => {
    expect(await made).toContain(`(${service.label} | ${getSite().name})`);
    expect(await made).toContain('/Lang (en-GB)');
    expect(await made).toContain('/DisplayDocTitle true');
  });

  it('has links that lead to the site', async () => {
    const links = [...(await made).matchAll(/\/URI \(([^)]*)\)/g)].map((match) => match[1]);
    expect(links).toContain(`https://www.dhr.example/services/${slug}`);
    expect(links).toContain(`https://www.dhr.example/contact-us?service=${service.contact.service}`);
  });
});
