import { describe, expect, it, vi } from 'vitest';
import { getHomePage } from './home.ts';

vi.mock('astro:content', () => import('../../testing/astro-content.ts'));
const page = await getHomePage();

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
    expect(page.claims.map(({ shown, count }) => [shown, count])).toEqual([
      ['20+', 20],
      ['22', 22],
      ['11', 11],
      ['100+', 100],
      ['50+', 50],
      ['30+', 30],
      ['3', 3],
    ]);
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
