import { describe, expect, it } from 'vitest';
import { readNearestLink } from './nearest-link.ts';

const html =
  '<p>ä</p><a data-nearest class="x" href="/solutions" data-nearest-text="Did you mean {name}?">All <b>solutions</b></a>' +
  '<a data-slug="payroll" href="/solutions/payroll">Payroll\n  &amp; pay</a>';

describe('the link of a 404 page towards the page that was probably meant', () => {
  it('is found with the places to exchange', () => {
    const link = readNearestLink(html);
    expect(html.slice(...(link?.href ?? [0, 0]))).toBe('href="/solutions"');
    expect(html.slice(...(link?.text ?? [0, 0]))).toBe('All <b>solutions</b>');
    expect(link?.words).toBe('Did you mean {name}?');
  });

  it('knows the pages of the area by their slugs', () => {
    expect(readNearestLink(html)?.candidates).toEqual([
      { slug: 'payroll', name: 'Payroll & pay', href: '/solutions/payroll' },
    ]);
  });

  it('may be missing', () => {
    expect(readNearestLink('<p>404 Not Found</p>')).toBeUndefined();
  });

  it('must say what it would read', () => {
    expect(() => readNearestLink('<a data-nearest href="/x">y</a>')).toThrow('data-nearest-text with {name}');
  });
});
