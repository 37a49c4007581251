import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeProblems } from '../../content-reader/problem.ts';
import { checkContent } from '../../site/check.ts';
import { makePost, postName, TEMPLATE } from './posts.ts';

const template = `---
title: Payroll
area: Offering
seo:
  title: Payroll compared
  description: Which one?
---
One is slow. Two is fast. Three is neither. Four waits.

## Heading. Two

- First. Item
`;

describe('a generated post', () => {
  it('has the fields of the given one under titles of its own', () => {
    expect(makePost(template, 7)).toMatch(
      /^---\ntitle: (Report 7 .*)\narea: \1\nseo:\n {2}title: \1\n {2}description: .* report 7\.\n---\n/,
    );
  });
  it('says the same sentences in another order and leaves headings and lists alone', () => {
    const bodies = Array.from({ length: 20 }, (_, number) => makePost(template, number).split('---\n')[2] ?? '');
    expect(new Set(bodies).size).toBeGreaterThan(5);
    const sorted = (text: string) => text.trim().split('').sort().join('');
    for (const body of bodies) {
      expect(sorted(body)).toBe(sorted(template.split('---\n')[2] ?? ''));
      expect(body).toContain('## Heading. Two\n\n- First. Item');
    }
  });
  it('passes the check of the content, beside others of its kind', () => {
    const real = readFileSync(TEMPLATE, 'utf8');
    const posts = [1, 2, 300].map((number) => [`content/blog/${postName(number)}.md`, makePost(real, number)]);
    expect(describeProblems(checkContent(process.cwd(), Object.fromEntries(posts)))).toBe('');
  });
  it('is the same in every run', () => expect(makePost(template, 3)).toBe(makePost(template, 3)));
  it('has a name that sorts by its number', () => expect(postName(42)).toBe('report-00042'));
});
