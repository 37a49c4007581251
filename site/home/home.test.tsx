// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FIND_OUT_MORE } from '../../tests/support/specified-words.ts';
import { getClaims, getHome, getSolutions } from '../content.ts';
import { type Claim, Claims } from './Claims.tsx';
import { getHomePage } from './home.ts';

afterEach(cleanup);

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

describe('the claims', () => {
  const claims: Claim[] = [
    { shown: '20+', count: 20, label: 'years of experience' },
    { shown: '22', count: 22, label: 'services in 6 categories', stacks: 6 },
  ];
  const drawings = () =>
    [...render(<Claims label="DHR in numbers" claims={claims} />).container.querySelectorAll('svg')].map((svg) => ({
      height: Number(svg.getAttribute('viewBox')?.split(' ')[3]),
      dots: [...(svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M([\d.]+) ([\d.]+)h0/g)].map(
        ([, x, y]) => [Number(x), Number(y)] as const,
      ),
    }));

  it('show exactly as many dots as the number says, in rows of ten or in stacks, none on top of another', () => {
    const dots = drawings().map((drawing) => drawing.dots);
    expect(dots.map((places) => new Set(places.map(String)).size)).toEqual([20, 22]);
    expect(dots.map((places) => new Set(places.map(([x]) => x)).size)).toEqual([10, 6]);
  });

  it('stand on one base line, whatever their height', () => {
    for (const { height, dots } of drawings()) expect(height - Math.max(...dots.map(([, y]) => y))).toBe(4);
  });
});
