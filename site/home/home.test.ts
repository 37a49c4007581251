import { describe, expect, it } from 'vitest';
import { FIND_OUT_MORE } from '../../tests/support/specified-words.ts';
import { getClaims, getHome, getSolutions } from '../content.ts';
import { getHomePage } from './home.ts';

const page = getHomePage();

describe('the home page', () => {
  it('has the six sentences of the banner and six testimonials', () => {
    expect(page.home.banner.sentences).toHaveLength(6);
    expect(page.testimonials).toHaveLength(6);
  });

  it('has a tile for each solution that leads there and says so', () => {
    expect(page.tiles.map(({ title, link }) => [title, link.href, link.label])).toEqual(
      getSolutions().map(({ slug, label }) => [label, `/solutions/${slug}`, FIND_OUT_MORE]),
    );
    for (const { title, link } of page.tiles) expect(link.about).toContain(title);
  });

  it('shows the same again, in the order of a working life', () => {
    expect(page.thread.map(({ href }) => href).toSorted()).toEqual(page.tiles.map(({ link }) => link.href).toSorted());
    const [first] = getSolutions().toSorted((m, n) => m.lifeOrder - n.lifeOrder);
    expect(page.thread[0]?.href).toBe(`/solutions/${first?.slug}`);
  });

  it('draws as many dots as each claim says', () => {
    const claims = getClaims();
    expect(page.claims.map(({ shown, count }) => [shown, count])).toEqual(
      getHome().claims.items.map(({ claim }) => [claims[claim]?.shown, claims[claim]?.count]),
    );
  });

  it('has the heading and the six cards of the specification with its links', () => {
    expect(page.home.services.heading).toBe('Your Trusted SAP SuccessFactors & Payroll Solution Provider');
    expect(page.plates.map(({ title, href }) => [title, href])).toEqual([
      ['Consulting', '/services/hr-process-implementation'],
      ['Implementation', '/services/sap-successfactors'],
      ['Resource Augmentation', '/services/staff-augmentation'],
      ['Training', '/services/training'],
      ['Value Assurance Services', '/services/value-assurance'],
      ['Support', '/services/application-support'],
    ]);
  });
});
