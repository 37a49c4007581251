import { describe, expect, it } from 'vitest';
import { fillClaims } from './claims.ts';

const claims = { services: { shown: '22', count: 22 }, experts: { shown: '50+', count: 50 } };
function fill(data: unknown) {
  return fillClaims(data, claims);
}

describe('claims in a text', () => {
  it('are put in as they are shown, however deeply the text is nested', () => {
    expect(
      fill({
        tagline: '{{services}} services',
        sections: [{ items: ['by {{ experts }}, over {{experts.count}} experts'] }],
      }),
    ).toEqual({
      tagline: '22 services',
      sections: [{ items: ['by 50+, over 50 experts'] }],
    });
  });

  it('leave numbers, empty values and other braces alone', () => {
    const data = { order: 3, phone: null, words: 'Show {n} of {count}', draft: undefined };
    expect(fill(data)).toEqual(data);
  });
});
