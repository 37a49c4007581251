// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import words from '../../../../content/enquiry-form.json' with { type: 'json' };
import { onPage } from '../../../../tests/support/examples/context.ts';
import { packagesSchema } from '../../../schemas/sections/packages.ts';
import { Packages } from './Packages.tsx';

const data = {
  kind: 'packages' as const,
  heading: 'Choose a support package',
  caption: 'Support packages compared',
  packages: [
    { name: 'Bronze', for: 'A stable system', ask: 'Ask about Bronze', topic: 'bronze' },
    { name: 'Silver', for: 'A growing system', ask: 'Ask about Silver', topic: 'silver' },
    { name: 'Gold', for: 'Several countries', ask: 'Ask about Gold', topic: 'gold' },
  ],
  start: { package: 'Silver', label: 'Usual starting point', why: 'It is the smallest with release management.' },
  rows: [
    { label: 'Incidents', values: ['Included', 'Included', 'Included'] },
    { label: 'Release management', values: ['Not included', 'Included', 'Included'], key: true },
    { label: 'Health check', values: ['Not included', 'Once a year', 'Twice a year'] },
  ],
};

afterEach(cleanup);

it('the support packages lead to the form with the package in the message and support chosen', () => {
  render(<Packages {...onPage(data)} />);
  const [, silver] = screen.getAllByRole('link', { name: /^Ask about/ });
  expect(silver?.getAttribute('href')).toBe('/contact-us?service=support&ask=silver#message');
  for (const { topic } of data.packages) expect(Object.keys(words.asks)).toContain(topic);
});

it.each([
  ['start.package', { start: { ...data.start, package: 'Platinum' } }],
  ['rows.0.values', { rows: [{ label: 'Release management', values: ['Not included', 'Included'] }] }],
])('an editor of support packages is told of a wrong %s', (place, wrong) => {
  const result = packagesSchema.safeParse({ ...data, ...wrong });
  expect(result.error?.issues.map(({ path }) => path.join('.'))).toEqual([place]);
});
