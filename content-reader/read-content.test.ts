import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeProblems } from './problem.ts';
import { openContent } from './read-content.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const words = () => describeProblems(openContent(root).problems());

const PRODUCT = `name: DHR Easy Move
summary: Our own product for moving people between systems.
href: /dhr-easy-move
order: 1
`;
const NEWS = `---
title: The second release of the year
date: 2026-11-13
summary: It has reached production.
---
Test what you use most.
`;
const PAGE = `title: How we deliver
seo:
  title: How we deliver
  description: How DHR runs a project, from the first workshop to the hundredth payroll run, and what you can hold us to.
sections:
  - kind: text
    heading: Clean core
    text: We leave the standard alone.
  - kind: list
    heading: What you receive
    items:
      - A plan
      - A named lead
`;
const quote = (text: string) => `  - { quote: ${text}, company: 'Healthcare group, UAE', mask: ooo }\n`;
const SIX_QUOTES = `items:\n${Array.from({ length: 6 }, (_, i) => quote(`Quote ${i}`)).join('')}`;

const INTERFACE = readFileSync('content/interface.yaml', 'utf8');
const MENU_LINE = INTERFACE.split('\n').findIndex((line) => line.startsWith('menu:')) + 1;

/** The mistake, its file, the text when it is right, what an editor made of it, and the sentence that helps. */
const mistakes: [mistake: string, file: string, right: string, from: string, to: string, sentence: string][] = [
  [
    'a missing field',
    'content/products/a.yaml',
    PRODUCT,
    'name: DHR Easy Move\n',
    '',
    'content/products/a.yaml:1 – name is missing: write the words between quotes, or one value after the colon.',
  ],
  [
    'a path without its slash',
    'content/products/a.yaml',
    PRODUCT,
    'href: /dhr',
    'href: dhr',
    'content/products/a.yaml:3 – href must be a path of this site: begin it with "/", for example /contact-us.',
  ],
  [
    'a misspelt field',
    'content/products/a.yaml',
    PRODUCT,
    'order: 1',
    'odrer: 1',
    'content/products/a.yaml:4 – odrer is not known here: did you mean order?',
  ],
  [
    'a text that is too long',
    'content/products/a.yaml',
    PRODUCT,
    'summary: Our own product',
    `summary: ${'Our own product '.repeat(25)}`,
    'content/products/a.yaml:2 – summary is too long: keep it under 320 characters.',
  ],
  [
    'a day that is none',
    'content/news/2026-11-13-release.md',
    NEWS,
    'date: 2026-11-13',
    'date: soon',
    'content/news/2026-11-13-release.md:3 – date is not a date: write year-month-day, for example 2026-11-13.',
  ],
  [
    'a misspelt kind of section',
    'content/pages/how-we-deliver.yaml',
    PAGE,
    'kind: list',
    'kind: lsit',
    'content/pages/how-we-deliver.yaml:9 – sections.1.kind is "lsit", which is not a kind of section: did you mean list?',
  ],
  [
    'a list that is too short',
    'content/pages/how-we-deliver.yaml',
    PAGE,
    '      - A named lead\n',
    '',
    'content/pages/how-we-deliver.yaml:11 – sections.1.items needs at least 2 entries: add what is missing.',
  ],
  [
    'a description too short for a search result',
    'content/pages/how-we-deliver.yaml',
    PAGE,
    'How DHR runs a project, from the first workshop to the hundredth payroll run, and what you can hold us to.',
    'How DHR works.',
    'content/pages/how-we-deliver.yaml:4 – seo.description is too short: a search result shows 70 to 160 characters.',
  ],
  [
    'words instead of a number',
    'content/claims.yaml',
    "services: { shown: '22', count: 22 }\n",
    'count: 22',
    'count: many',
    'content/claims.yaml:1 – services.count must be a number: write digits without quotes.',
  ],
  [
    'an interface word under another name',
    'content/interface.yaml',
    INTERFACE,
    '\nmenu:',
    '\nmanu:',
    `content/interface.yaml:${MENU_LINE} – manu is not known here: did you mean menu?`,
  ],
  [
    'five quotes instead of six',
    'content/testimonials.yaml',
    SIX_QUOTES,
    quote('Quote 5'),
    '',
    'content/testimonials.yaml:1 – items must hold six quotes: add or remove some.',
  ],
  [
    'a figure drawn with other letters',
    'content/testimonials.yaml',
    SIX_QUOTES,
    'mask: ooo',
    'mask: oxo',
    'content/testimonials.yaml:2 – items.0.mask is not a figure: write rows of "o" and "." separated by "/", for example .o./ooo/.o..',
  ],
  [
    'a status that the server does not know',
    'content/routes.yaml',
    'redirects: []\nfallbacks:\n  - under: /solutions\n    page: /solutions/404\n    status: 404\n',
    'status: 404',
    'status: 302',
    'content/routes.yaml:5 – fallbacks.0.status must be 200 (shows the page) or 404 (not found): write one of them.',
  ],
];

describe('a mistake in a content file', () => {
  it.each(mistakes)('such as %s is named with file, line, field and remedy', (_, file, right, from, to, sentence) => {
    expect(right).toContain(from);
    write(file, right);
    expect(words()).toBe('');
    write(file, right.replace(from, to));
    expect(words()).toBe(sentence);
  });

  it('such as a claim that nobody has written down is named in a field and in the text', () => {
    write('content/claims.yaml', "services: { shown: '22', count: 22 }\n");
    write('content/products/a.yaml', PRODUCT.replace('Our own', 'Our {{sevrices}}'));
    write('content/news/b.md', NEWS.replace('what you', 'what {{services}} or {{you}}'));
    const remedy = 'which is not in content/claims.yaml: add it there or correct the name.';
    expect(words()).toBe(
      [
        'content/products/a.yaml:2 – summary names {{sevrices}}, which is not in content/claims.yaml: did you mean {{services}}?',
        `content/news/b.md:6 – the text names {{you}}, ${remedy}`,
      ].join('\n'),
    );
  });

  it('of YAML itself is named by its line, in front matter too', () => {
    write('content/news/broken.md', NEWS.replace('title: The', 'title: "The'));
    expect(words()).toBe(
      'content/news/broken.md:2 – title opens a quote that is not closed on this line: write " at its end as well.',
    );
  });

  it.each([
    ['a lost place', '{label} must', 'It must', 'tooLong has lost a placeholder: keep {label}, {limit}.', 0],
    [
      'a place that nothing fills',
      '{reference}: {firstName}',
      '{reference}: {name}',
      'application.mail.subject has a placeholder that nothing fills: use only {reference}, {firstName}, {lastName}, {company}, {jobTitle}, {country}.',
      0,
    ],
    [
      'a link that the sentence does not hold',
      '"linkText": "',
      '"linkText": "~',
      'consent.linkText does not stand in the sentence of the consent: write it letter by letter as there.',
      0,
    ],
    ['a forgotten comma', '"(optional)",', '"(optional)"', 'this line has no comma after it: write one at the end.', 0],
    ['a comma too many', '"Message" }', '"Message" },', 'this line has a comma too many: take it away.', 0],
  ])('in the words of the form, such as %s, is named too', (_, from, to, sentence, linesOn) => {
    const form = readFileSync('content/enquiry-form.json', 'utf8');
    const line = form.split(from)[0]?.split('\n').length ?? 0;
    write('content/enquiry-form.json', form.replace(from, to));
    expect(words()).toBe(`content/enquiry-form.json:${line + linesOn} – ${sentence}`);
  });

  it('does not hide the others: all of them are named at once', () => {
    write('content/products/a.yaml', PRODUCT.replace('href: /', 'href: '));
    write('content/news/b.md', NEWS.replace('2026-11-13', 'soon'));
    write('content/pages/c.yaml', PAGE.replace('kind: text', 'kind: txet'));
    expect(
      openContent(root)
        .problems()
        .map(({ file, line }) => `${file}:${line}`),
    ).toEqual(['content/pages/c.yaml:6', 'content/products/a.yaml:3', 'content/news/b.md:3']);
  });
});

it('finds nothing wrong with the content of this repository', () => {
  expect(describeProblems(openContent(process.cwd()).problems())).toBe('');
});
