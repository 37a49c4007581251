import { describe, expect, it } from 'vitest';
import { fillClaims } from './claims.ts';

const claims = { services: { shown: '22', count: 22 }, experts: { shown: '50+', count: 50 } };
const unknown: string[] = [];
const fill = (data: unknown) =>
  fillClaims(data, claims, (written, field) => unknown.push(`${field.join('.')}: ${written}`));

describe('claims in a text', () => {
  it('are put in as they are shown, however deeply the text is nested', () => {
    expect(fill({ tagline: '{{services}} services', sections: [{ items: ['by {{ experts }} experts'] }] })).toEqual({
      tagline: '22 services',
      sections: [{ items: ['by 50+ experts'] }],
    });
  });

  it('are put in as bare numbers where the text says more or less itself', () => {
    expect(fill('Over {{experts.count}} experts')).toBe('Over 50 experts');
  });

  it('leave numbers, empty values and other braces alone', () => {
    const data = { order: 3, phone: null, words: 'Show {n} of {count}', draft: undefined };
    expect(fill(data)).toEqual(data);
  });

  it('are reported with their field when content/claims.yaml does not have them', () => {
    fill({ sections: [{ text: 'over {{sevrices}} services' }] });
    expect(unknown).toEqual(['sections.0.text: {{sevrices}}']);
  });
});
