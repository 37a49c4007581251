import { expect, test } from 'vitest';
import { fill } from '../../common/wording.ts';
import { getAll, getRegions } from '../../site/content/get-content.ts';
import { allPaths } from '../support/built-pages.ts';
import { all, hrefsOf, readPage, textOf, textsOf } from '../support/dom.ts';
import { insights } from '../support/insights.ts';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

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
  const age = new RegExp(fill(comparison.asOf, { date: '.*\\d{4}', checked: '\\d+ \\w+ \\d{4}' }));
  expect(rows).toHaveLength(comparison.rows.length);
  for (const row of rows) {
    expect.soft(textsOf(row, 'th')[0]).toMatch(age);
    expect.soft(hrefsOf(row, 'td a')).toContainEqual(expect.stringMatching(/^#source-\d+$/));
  }
  expect(all(all(main, 'nav').at(-1), 'a')).toHaveLength(rows.length);
});

test('programs are given no day and no month that readers are not', () => {
  for (const path of allPaths)
    for (const time of all(readPage(path), 'time')) {
      const [, month, day] = (time.getAttribute('datetime') ?? '').split('-').map(Number);
      const words = `${path}: ${time.outerHTML}`;
      if (day) expect.soft(textOf(time), words).toMatch(new RegExp(`\\b${day} `));
      if (month) expect.soft(textOf(time), words).toContain(MONTHS[month - 1]);
    }
});
