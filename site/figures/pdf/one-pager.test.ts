import { describe, expect, it } from 'vitest';
import { getServices, getSite } from '../../content.ts';
import { draw } from '../figures.ts';
import { dotsOf } from './Drawn.tsx';
import { downloadName, OnePager, partsOf } from './OnePager.tsx';
import { renderPdf } from './render.ts';

const offers = getServices().filter((service) => downloadName(service));

describe('a service that offers a sheet', () => {
  it('is the Talent Intelligence Hub, under the address its page promises', () => {
    expect(offers.map(downloadName)).toContain('talent-intelligence-hub');
  });

  it('is not one whose download is another kind of file', () => {
    const section = { kind: 'download' as const, heading: 'H', text: 'T', button: 'B', href: '/files/list.csv' };
    expect(downloadName({ sections: [section] })).toBeUndefined();
    expect(downloadName({})).toBeUndefined();
  });

  it('shows the first of each kind of section, and nothing where there is none', () => {
    const parts = partsOf([
      { kind: 'note', heading: 'First', text: 'a' },
      { kind: 'text', text: 'b' },
      { kind: 'note', heading: 'Second', text: 'c' },
    ]);
    expect(parts.note?.heading).toBe('First');
    expect(parts.steps).toBeUndefined();
  });
});

it('draws every dot of a figure where it stands', () => {
  expect(dotsOf(draw({ seed: 'mark', mask: 'oo./.oo', openness: 1 }).dots)).toEqual([
    [10, 10],
    [30, 10],
    [30, 30],
    [50, 30],
  ]);
});

describe.each(offers.map((service) => [service.slug, service] as const))('the sheet of %s', (slug, service) => {
  const site = getSite();
  const made = renderPdf(
    OnePager({
      title: service.label,
      overline: 'Services',
      tagline: service.tagline,
      summary: service.seo.description,
      parts: partsOf(service.sections ?? []),
      contact: service.contact,
      brand: { name: site.name, tagline: site.tagline, mark: draw({ seed: 'mark', mask: 'ooo', openness: 1 }) },
      figure: draw({ seed: slug, motif: 'girih', style: 'strap' }),
      page: new URL(`https://www.dhr.example/services/${slug}`),
      smallPrint: [site.trademark],
      reviewed: service.reviewed,
    }),
  ).then((pdf) => pdf.toString('latin1'));

  it('is one page, as the download says', async () => {
    expect((await made).match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it('says what it is and in which language it is written', async () => {
    expect(await made).toContain(`(${service.label} | ${site.name})`);
    expect(await made).toContain('/Lang (en-GB)');
    expect(await made).toContain('/DisplayDocTitle true');
  });

  it('has links that lead to the site', async () => {
    const links = [...(await made).matchAll(/\/URI \(([^)]*)\)/g)].map((match) => match[1]);
    expect(links).toContain(`https://www.dhr.example/services/${slug}`);
    expect(links).toContain(`https://www.dhr.example/contact-us?service=${service.contact.service}`);
  });

  it('carries its words as text in the font of the site', async () => {
    expect(await made).toMatch(/AnekLatin-SemiBold/);
  });
});
