import { describe, expect, it } from 'vitest';
import { fillClaims } from './fill-claims.ts';

const claims = { services: { shown: '22', count: 22 }, experts: { shown: '50+', count: 50 } };
const fill = <Data>(data: Data) => fillClaims('content/services/training.yaml', data, claims);

describe('claims in a text', () => {
  it('are put in as they are shown, however deep the text stands', () => {
    expect(fill({ tagline: '{{services}} services', sections: [{ items: ['by {{ experts }} experts'] }] })).toEqual({
      tagline: '22 services',
      sections: [{ items: ['by 50+ experts'] }],
    });
  });

  it('are put in as bare numbers where the text says more or less itself', () => {
    expect(fill('Over {{experts.count}} experts')).toBe('Over 50 experts');
  });

  it('leave dates, numbers, empty values and other braces alone', () => {
    const data = {
      date: new Date('2026-11-13'),
      order: 3,
      phone: null,
      words: 'Show {n} of {count}',
      draft: undefined,
    };
    expect(fill(data)).toEqual(data);
  });

  it('stop the build when nobody has written them down, with file and remedy', () => {
    expect(() => fill({ text: 'over {{sevrices}} services' })).toThrow(
      'content/services/training.yaml – {{sevrices}} is not in content/claims.yaml: add it there or correct the name.',
    );
  });
});
