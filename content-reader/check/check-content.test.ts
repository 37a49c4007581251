import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getSite } from '../../site/content.ts';
import { listPages } from '../../site/seo/pages.ts';
import { damagedFiles } from '../../tests/support/damage.ts';
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

  it('names file and line of each of two hundred and twenty mistakes, and nothing else, in the words of an editor', () => {
    const foreign =
      /\b(?:YAML|JSON|Error|expected|received|Invalid|undefined|null|token|scalar|mapping|string|array|object)\b/;
    const wrong = damagedFiles(220, 20_261_116).flatMap(({ kind, file, line, text }) => {
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

  it('names nothing but the mistake in a file that Windows saved', () => {
    const text = readFileSync('content/services/test-management.yaml', 'utf8');
    const saved = `\uFEFF${text.replaceAll('\n', '\r\n')}`;
    expect(sentences({ 'content/services/test-management.yaml': Buffer.from(saved) })).toEqual([]);
    const wrong = saved.replace('name: Plan', 'name: Plan: first');
    expect(sentences({ 'content/services/test-management.yaml': Buffer.from(wrong) })).toEqual([
      expect.stringMatching(/ – name has a colon: put quotes around this value\.$/),
    ]);
  });

  it('does not call every old address dead because of one mistake among the redirects', () => {
    expect(sentences(edited('content/routes.yaml', 'from: /contact,', 'from: contact,'))).toHaveLength(1);
  });

  it('reports several mistakes of one file at once', () => {
    const text = readFileSync('content/solutions/payroll.yaml', 'utf8')
      .replace('label: Payroll', 'label: Payroll: all of it')
      .replace('kind: comparison', 'kind: comparisn')
      .replace(/\]\(\/[\w/-]+/, '](/solutions/employe-central')
      .replace('reviewed: ', 'reveiwed: ');
    const lineOf = (words: string) => text.split('\n').findIndex((line) => line.includes(words)) + 1;
    const found = sentences({ 'content/solutions/payroll.yaml': text });
    expect(found).toHaveLength(4);
    expect(found).toEqual(
      expect.arrayContaining([
        'content/solutions/payroll.yaml:1 – label has a colon: put quotes around this value.',
        `content/solutions/payroll.yaml:${lineOf('reveiwed')} – reveiwed is not known here: did you mean reviewed?`,
        expect.stringMatching(
          /^.* – sections\.\d+\.kind is "comparisn", which is not a kind of section: did you mean comparison\?$/,
        ),
        expect.stringContaining(
          'leads to /solutions/employe-central, but there is no such page: did you mean /solutions/employee-central?',
        ),
      ]),
    );
  });
});

describe('one mistake', () => {
  const POST = 'content/blog/SAP-Payroll-Offerings.md';
  const beforeFirstHeading = (words: string): Replaced => edited(POST, /\n(?=## )/, `\n${words}\n\n`);
  const found = (file: string, pattern: RegExp): string => pattern.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const after = found(POST, /^ {2}after: (.*)$/m);
  const modules = globSync('content/solutions/*.yaml').length;
  const title = found('content/services/test-management.yaml', /^seo:\n {2}title: (.*)$/m);
  const LINK = /\]\(\/[\w/-]+#([\w-]{8,})\)/;
  const linking = globSync('content/services/*.yaml').find((file) => found(file, LINK)) ?? '';
  const fragment = found(linking, LINK);
  const claim = (shown: number, count: number): Replaced =>
    edited('content/claims.yaml', /(solutionModules: .*shown: )'\d+', count: \d+/, `$1'${shown}', count: ${count}`);
  it.each<[mistake: string, () => Replaced, sentence: string]>([
    [
      'a redirect to nowhere',
      () => edited('content/routes.yaml', 'to: /contact-us', 'to: /contact-su'),
      ' – redirects.0.to leads to /contact-su, but there is no such page: did you mean /contact-us?',
    ],
    [
      'a redirect over a page',
      () => edited('content/routes.yaml', 'from: /contact,', 'from: /about-us,'),
      ' – redirects.0.from is /about-us, but there is a page at that address: delete this line.',
    ],
    [
      'a fallback to nowhere',
      () => edited('content/routes.yaml', 'page: /services/404', 'page: /servces'),
      ' – fallbacks.5.page is /servces, but there is no such page: did you mean /services?',
    ],
    [
      'a phone number that is none',
      () => edited('content/site.yaml', /phone: \{ value: [^,}]+/, 'phone: { value: call us'),
      ' – phone.value is not a phone number: write +, the country code and digits with spaces, for example +971 2 000 0000, and at most "ext. 12" after it.',
    ],
    [
      'a number of modules that the folder does not hold',
      () => claim(modules + 1, modules + 1),
      ` – solutionModules says ${modules + 1}, but the folder content/solutions holds ${modules}: write ${modules}.`,
    ],
    [
      'a claim of the home page under another name',
      () => edited('content/home.yaml', 'claim: recruiters', 'claim: recruters'),
      'is "recruters", which is not in content/claims.yaml: did you mean recruiters?',
    ],
    [
      'a fragment that no heading has',
      () => edited(linking, `#${fragment}`, `#${fragment.slice(1)}`),
      `did you mean ${fragment}?`,
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
      () => edited(POST, `after: ${after}`, `after: ${after.slice(1)}`),
      `comparison.after is "${after.slice(1)}", which is not in the headings of the text: did you mean ${after}?`,
    ],
    [
      'a sentence below >',
      () => edited('content/products/dhr-easy-move.yaml', 'summary: ', 'summary: >-\n  '),
      'content/products/dhr-easy-move.yaml:2 – summary goes over several lines, so that a search does not find it: write it on one line.',
    ],
    [
      'a sentence between quotes that goes on below',
      () => edited('content/site.yaml', /trademark: (.*?), (.*)/, 'trademark: "$1,\n  $2"'),
      ' – trademark goes over several lines, so that a search does not find it: write it on one line.',
    ],
    [
      'an entry that lost its dash',
      () => edited('content/blog/what-a-parallel-run-proves.md', /(\n {8}- .*\n {8})- /, '$1  '),
      ' goes over several lines, so that a search does not find it: write it on one line.',
    ],
    [
      'a paragraph over several lines below |',
      () =>
        edited('content/solutions/payroll.yaml', /^( {2}- kind: intro\n {4}text: ).* /m, '$1|\n      One line\n      '),
      ' – sections.0.text breaks a paragraph over several lines, so that a search does not find it: write it on one line, with an empty line before the next paragraph.',
    ],
    [
      'a paragraph over several lines in an article',
      () => beforeFirstHeading('One line\nand another.'),
      ' – the text breaks a paragraph over several lines, so that a search does not find it: write it on one line, with an empty line before the next paragraph.',
    ],
    [
      'a table that is none',
      () => beforeFirstHeading('| a | b |\n| c | d |'),
      ' – the text has a table without its second line: write |---| with one part for each column below its first line.',
    ],
    [
      'a list that is none',
      () => beforeFirstHeading('-One\n-Two'),
      ' – the text has a list without spaces: write a space after the dash of each entry.',
    ],
    [
      'a heading that is none',
      () => edited(POST, /\n## /, '\n##'),
      ' – the text has a heading without a space: write one after its last #.',
    ],
    [
      'code without an end',
      () => beforeFirstHeading('```\ncode'),
      ' – the text has code that does not end: write ``` on a line of its own after it.',
    ],
    [
      'a foot note that nothing refers to',
      () => beforeFirstHeading('[^7]: Nobody.'),
      ' – the text has a foot note that no sentence refers to: write [^7] where it belongs, or delete it.',
    ],
    [
      'a link that cannot be decoded',
      () => beforeFirstHeading('See [all](/services#50%).'),
      ' – the text leads to /services#50%, but no heading of that page is called so: write one of its headings in small letters, with hyphens between the words.',
    ],
    [
      'a page of this site by its full address',
      () => beforeFirstHeading(`See [all](${getSite().origin.value}/services).`),
      ' – the text leads to a page of this site by its full address: write /services.',
    ],
    [
      'the file name as alternative text',
      () => ({
        ...beforeFirstHeading('![IMG_2041](./IMG_2041.jpg)'),
        'content/blog/IMG_2041.jpg': bytes([0xff, 0xd8, 0xff]),
      }),
      ' – the text has "IMG_2041" as alternative text: write what the picture shows, for somebody who cannot see it.',
    ],
    [
      'a HEIC picture under another name',
      () => ({ 'content/blog/team.jpg': bytes([0, 0, 0, 24], 'ftypheic') }),
      'content/blog/team.jpg:1 – the file is a HEIC picture, whatever its name says: open it and save it as JPEG.',
    ],
    [
      'a HEIC picture',
      () => ({ 'content/blog/team.HEIC': bytes([0, 0, 0, 24], 'ftypheic') }),
      'content/blog/team.HEIC:1 – the file is not read by the site: save the picture as PNG, JPEG, WebP or AVIF, and delete this one.',
    ],
    [
      'a picture that is none',
      () => ({ 'content/blog/team.png': 'a letter' }),
      'content/blog/team.png:1 – the file is not a picture that the site can read: save it again as PNG, JPEG, WebP or AVIF.',
    ],
    [
      'a picture without content',
      () => ({ 'content/blog/team.png': '' }),
      'content/blog/team.png:1 – the file is an empty picture: save it again.',
    ],
    [
      'a picture of 60 MB',
      () => ({ 'content/blog/team.jpg': bytes([0xff, 0xd8, 0xff], 'x'.repeat(60_000_000)) }),
      'content/blog/team.jpg:1 – the file has 60 MB: save the picture again, 2,500 pixels wide at most.',
    ],
    [
      'a letter from an office program',
      () => ({ 'content/blog/post.docx': 'PK' }),
      'content/blog/post.docx:1 – the file is not read by the site: copy what it says into a file that ends with .md, and delete this one.',
    ],
    [
      'two versions that were never joined',
      () =>
        edited(
          'content/services/training.yaml',
          /^order: .*$/m,
          '<<<<<<< HEAD\norder: 1\n=======\norder: 2\n>>>>>>> main',
        ),
      ' – this line has two versions of the same lines: keep the right one, and delete the other and the lines of <, = and >.',
    ],
    [
      'text as Windows saves it under "Unicode"',
      () => ({ 'content/products/dhr-easy-move.yaml': Buffer.from('name: DHR\n', 'utf16le') }),
      'content/products/dhr-easy-move.yaml:1 – this line is not saved as UTF-8: save the file again and choose the encoding UTF-8.',
    ],
    [
      'line ends of old Macs',
      () => ({ 'content/products/dhr-easy-move.yaml': 'name: DHR\rorder: 1\r' }),
      'content/products/dhr-easy-move.yaml:1 – this line has the line ends of old Macs: save the file again and choose the line ends LF.',
    ],
    [
      'letters of another encoding',
      () => edited('content/products/dhr-easy-move.yaml', 'name: DHR', 'name: DHRâ€™s'),
      'content/products/dhr-easy-move.yaml:1 – this line has â€™ where another letter was meant: write the letter again and save the file as UTF-8.',
    ],
    [
      'a file without words',
      () => ({ 'content/products/dhr-easy-move.yaml': '# Later\n' }),
      'content/products/dhr-easy-move.yaml:1 – the file is empty: delete it, or fill it as another file of its folder is filled.',
    ],
    [
      'a letter instead of fields',
      () => ({ 'content/products/dhr-easy-move.yaml': 'Dear all\n' }),
      'content/products/dhr-easy-move.yaml:1 – the file has no fields: begin every line with a name and a colon, as in another file of its folder.',
    ],
    [
      'an article without text',
      () => ({
        'content/legal/disclaimer.md':
          readFileSync('content/legal/disclaimer.md', 'utf8').split(/(?<=\n---\n)/)[0] ?? '',
      }),
      ' – the text is missing: write it below the second line of dashes.',
    ],
    [
      'a backslash between double quotes',
      () => edited('content/products/dhr-easy-move.yaml', 'name: DHR', 'name: "C:\\DHR" #'),
      'content/products/dhr-easy-move.yaml:1 – name has a \\ between double quotes: put single quotes around this value.',
    ],
    [
      'a claim that shows one number and counts another',
      () => claim(modules + 1, modules),
      ` – solutionModules shows ${modules + 1} and counts ${modules}: write the same number in both.`,
    ],
    [
      'the address of the site with a path',
      () => edited('content/site.yaml', getSite().origin.value, `${getSite().origin.value}/home`),
      ' – origin.value must end with the name of the site: take away what follows it, as in ',
    ],
    [
      'a profile that is a script',
      () => edited('content/site.yaml', /href: https.*/, 'href: javascript:alert(1)'),
      ' – social.0.href is not a full address: begin it with https://, as the browser shows it.',
    ],
    [
      'a country that is none',
      () => edited('content/site.yaml', /country: [A-Z]{2}\b/, 'country: UAE'),
      ' – offices.0.country is not the code of a country: write its two capital letters, for example AE or IN.',
    ],
    [
      'a page that presents itself like another',
      () => edited('content/services/training.yaml', /^(seo:\n {2}title: ).*$/m, `$1${title}`),
      ' – seo.title is also that of content/services/test-management.yaml: say what only this page has.',
    ],
    [
      'a term twice',
      () => edited('content/insights/glossary.yaml', /( {2}- term: (?:.*\n)+?)(?= {2}- term: )/, '$1$1'),
      ' – terms.1 is a term that is listed twice: merge the two.',
    ],
    [
      'a gap that was never filled',
      () => beforeFirstHeading('Call [insert name].'),
      ' – the text still has the words of a template ("[insert name]"): write your own.',
    ],
    [
      'a picture under another name',
      () => ({
        ...beforeFirstHeading('![A chart of routes](./routse.png)'),
        'content/blog/routes.png': bytes([0x89], 'PNG\r\n'),
      }),
      'the text shows ./routse.png, but there is no such file: did you mean routes.png?',
    ],
  ])('such as %s is named with its remedy', (_, replaced, sentence) => {
    expect(sentences(replaced()).join('\n')).toContain(sentence);
  });
});
