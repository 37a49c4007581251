import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { damagedFiles } from '../../../testing/damage.ts';
import { listPages } from '../../seo/pages.ts';
import type { Replaced } from '../content-files.ts';
import { describeProblems } from '../problem.ts';
import { openContent } from '../read-content.ts';
import { addressesOf } from './addresses.ts';
import { createContentCheck } from './check-content.ts';

const check = createContentCheck(process.cwd());
const sentences = (replaced: Replaced): string[] => describeProblems(check(replaced)).split('\n').filter(Boolean);
const edited = (file: string, from: string | RegExp, to: string): Replaced => {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  expect(changed, `${file} still holds ${from}`).not.toBe(text);
  return { [file]: changed };
};
const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Uint8Array.from(part))));

describe('the check of the content', () => {
  it('finds nothing wrong in this repository', () => {
    expect(describeProblems(check())).toBe('');
  });

  it('knows the address of every page', () => {
    const { pages } = addressesOf(process.cwd(), openContent(process.cwd()));
    const missing = listPages().filter(({ path }) => !pages.includes(path));
    expect(
      missing.map(({ path }) => path),
      'add them to check/addresses.ts',
    ).toEqual([]);
  });

  it('names file and line of each of two hundred mistakes, and nothing else, in the words of an editor', () => {
    const foreign =
      /\b(?:YAML|JSON|Error|expected|received|Invalid|undefined|null|token|scalar|mapping|string|array|object)\b/;
    const wrong = damagedFiles(200, 20_261_116).flatMap(({ kind, file, line, text }) => {
      const problems = check({ [file]: text });
      const here = problems.filter((problem) => problem.file === file && problem.line === line);
      // Another file may suffer from the mistake: a link to this one, or the same order.
      const elsewhere = problems.filter((problem) => problem.file === file && problem.line !== line);
      const isClear = problems.every(({ message }) => !foreign.test(message) && /: .|\?$/.test(message));
      if (here.length > 0 && elsewhere.length === 0 && isClear) return [];
      return [`${kind}: ${file}:${line}\n${describeProblems(problems)}`];
    });
    expect(wrong).toEqual([]);
  });

  it('reports several mistakes of one file at once', () => {
    const text = readFileSync('content/solutions/payroll.yaml', 'utf8')
      .replace('label: Payroll', 'label: Payroll: all of it')
      .replace('kind: comparison', 'kind: comparisn')
      .replace('(/solutions/employee-central)', '(/solutions/employe-central)')
      .replace('reviewed: ', 'reveiwed: ');
    const lineOf = (words: string) => text.split('\n').findIndex((line) => line.includes(words)) + 1;
    expect(sentences({ 'content/solutions/payroll.yaml': text })).toEqual([
      'content/solutions/payroll.yaml:1 – label has a colon: put quotes around this value.',
      `content/solutions/payroll.yaml:${lineOf('reveiwed')} – reveiwed is not known here: did you mean reviewed?`,
      `content/solutions/payroll.yaml:${lineOf('comparisn')} – sections.1.kind is "comparisn", which is not a kind of section: did you mean comparison?`,
      expect.stringContaining(
        'leads to /solutions/employe-central, but there is no such page: did you mean /solutions/employee-central?',
      ),
    ]);
  });
});

describe('one mistake', () => {
  const POST = 'content/blog/SAP-Payroll-Offerings.md';
  it.each<[mistake: string, () => Replaced, sentence: string]>([
    [
      'a redirect to nowhere',
      () => edited('content/routes.yaml', 'to: /contact-us', 'to: /contact-su'),
      'content/routes.yaml:5 – redirects.0.to leads to /contact-su, but there is no such page: did you mean /contact-us?',
    ],
    [
      'a redirect over a page',
      () => edited('content/routes.yaml', 'from: /contact,', 'from: /about-us,'),
      'content/routes.yaml:5 – redirects.0.from is /about-us, but there is a page at that address: delete this line.',
    ],
    [
      'a fallback to nowhere',
      () => edited('content/routes.yaml', 'page: /services/404', 'page: /servces'),
      ' – fallbacks.5.page is /servces, but there is no such page: did you mean /services?',
    ],
    [
      'a phone number that is none',
      () => edited('content/site.yaml', 'phone: { value: null', 'phone: { value: call us'),
      'content/site.yaml:8 – phone.value is not a phone number: write +, the country code and digits with spaces, for example +971 2 000 0000.',
    ],
    [
      'a number of modules that the folder does not hold',
      () => edited('content/claims.yaml', "shown: '11', count: 11", "shown: '12', count: 12"),
      'content/claims.yaml:8 – solutionModules says 12, but the folder content/solutions holds 11: write 11.',
    ],
    [
      'a claim of the home page under another name',
      () => edited('content/home.yaml', 'claim: recruiters', 'claim: recruters'),
      'is "recruters", which is not in content/claims.yaml: did you mean recruiters?',
    ],
    [
      'a fragment that no heading has',
      () =>
        edited(
          'content/services/sap-erp-hcm.yaml',
          '#when-older-log-in-methods-and-apis-end',
          '#when-older-log-in-methods-and-api-end',
        ),
      'did you mean when-older-log-in-methods-and-apis-end?',
    ],
    [
      'a link to a draft',
      () => edited(POST, 'title: ', 'draft: true\ntitle: '),
      'leads to /blogs/SAP-Payroll-Offerings, which is still a draft: publish it first, or link to another page.',
    ],
    [
      'a name with a space',
      () => ({ 'content/pages/our people.yaml': readFileSync('content/pages/trust.yaml') }),
      'content/pages/our people.yaml:1 – the file has a space or another sign in its name, which is also its address: rename it, for example our-people.yaml.',
    ],
    [
      'a file that nobody reads',
      () => ({ 'content/solution/payroll-2.yaml': 'label: Payroll\n' }),
      'content/solution/payroll-2.yaml:1 – the file is not read by the site: did you mean content/solutions?',
    ],
    [
      'a file with another ending',
      () => ({ 'content/pages/people.yml': 'title: People\n' }),
      'content/pages/people.yml:1 – the file is not read by the site: end its name with .yaml.',
    ],
    [
      'a file that is gone',
      () => ({ 'content/testimonials.yaml': null }),
      'content/testimonials.yaml:1 – the file is missing: restore it from the repository.',
    ],
    [
      'text of an old encoding',
      () => ({ 'content/products/dhr-easy-move.yaml': bytes('name: DHR\nsummary: Caf', [0xe9], '\n') }),
      'content/products/dhr-easy-move.yaml:2 – the file is not saved as UTF-8: save it again and choose the encoding UTF-8.',
    ],
    [
      'two pages with one address',
      () => ({ 'content/pages/Disclaimer.yaml': readFileSync('content/pages/trust.yaml') }),
      'content/legal/disclaimer.md:1 – the file has the same address as content/pages/Disclaimer.yaml: rename one of the two.',
    ],
    [
      'fields without an end',
      () => edited('content/legal/disclaimer.md', '\n---\n', '\n'),
      'content/legal/disclaimer.md:1 – the file has no line --- after its fields: write one before the text.',
    ],
    [
      'a table after a heading that is not there',
      () => edited(POST, 'after: What the three options share', 'after: What three options share'),
      'comparison.after is "What three options share", which is not in the headings of the text: did you mean What the three options share?',
    ],
    [
      'a picture under another name',
      () => ({
        ...edited(
          POST,
          '## What the three options share',
          '![A chart of routes](./routse.png)\n\n## What the three options share',
        ),
        'content/blog/routes.png': '',
      }),
      'the text shows ./routse.png, but there is no such file: did you mean routes.png?',
    ],
  ])('such as %s is named with its remedy', (_, replaced, sentence) => {
    expect(sentences(replaced()).join('\n')).toContain(sentence);
  });
});
