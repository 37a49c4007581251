import { expect, test } from 'vitest';
import { fill } from '../../common/wording.ts';
import { getAll, getRegions } from '../../site/content.ts';
import { all, hrefsOf, readPage, textsOf } from '../support/dom.ts';
import { insights } from '../support/insights.ts';

test('/insights leads to everything, with the next date first', () => {
  const main = readPage('/insights').querySelector('main');
  expect(textsOf(main, 'h2')[0]).toBe(insights.next.heading);
  const pages = ['deadlines', 'payroll-gulf', 'payroll-india', 'data-residency', 'partner-checklist', 'glossary'];
  const posts = getAll('blog').filter(({ slug }) => slug !== 'SAP-Payroll-Offerings');
  expect(hrefsOf(main)).toEqual(expect.arrayContaining(pages.map((slug) => `/insights/${slug}`)));
  expect(hrefsOf(main)).toEqual(expect.arrayContaining(posts.map(({ slug }) => `/blogs/${slug}`)));
});

test.each(getRegions())('/insights/$slug: each row has its age, a way to it and a source', ({ slug, comparison }) => {
  const main = readPage(`/insights/${slug}`).querySelector('main');
  const rows = all(main, 'table tbody tr');
  expect(rows).toHaveLength(comparison.rows.length);
  for (const row of rows) {
    expect.soft(textsOf(row, 'th')[0]).toContain(fill(comparison.asOf, { date: '' }).trim());
    expect.soft(hrefsOf(row, 'td a')).toContainEqual(expect.stringMatching(/^#source-\d+$/));
  }
  expect(all(all(main, 'nav').at(-1), 'a')).toHaveLength(rows.length);
});
