import { describe, expect, it } from 'vitest';
import { getClaims, getHome } from './content.ts';
import { getHomePage } from './home.ts';

const page = getHomePage();

describe('the home page', () => {
  it('has the six sentences of the banner and six testimonials', () => {
    expect(page.home.banner.sentences).toHaveLength(6);
    expect(page.testimonials).toHaveLength(6);
  });

  it('has eleven tiles that lead to the solutions and say so', () => {
    expect(page.tiles).toHaveLength(11);
    expect(page.tiles[0]).toMatchObject({
      title: 'Employee Central',
      link: { href: '/solutions/employee-central', label: 'Find out more', about: 'about Employee Central' },
    });
  });

  it('shows the same eleven again, in the order of a working life', () => {
    expect(page.thread).toHaveLength(11);
    expect(page.thread.map(({ href }) => href).toSorted()).toEqual(page.tiles.map(({ link }) => link.href).toSorted());
    expect(page.thread[0]?.name).toBe('Recruiting');
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
