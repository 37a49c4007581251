import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  FILE_POLICY,
  PDF_POLICY,
  pagePolicy,
  readDocument,
  readInline as readInlineOf,
  styleFaults,
  svgPolicy,
} from './inline.ts';

function readInline(html: string) {
  return readInlineOf(readDocument(html));
}

function hash(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

describe('what a page carries inline', () => {
  it('is hashed as the browser reads it: every script that acts, every style sheet, once, and no data', () => {
    const { scripts, styles, faults } = readInline(
      '<script>one()</script><script type="module">two()</script><script type="TEXT/JavaScript">three()</script>' +
        '<script type="importmap">{}</script><script type="speculationrules">{"a":1}</script><style>a > b{}</style>' +
        '<script type="application/ld+json">{}</script><script src="/a.js"></script><style>a > b{}</style>',
    );
    expect(scripts).toEqual(['one()', 'two()', 'three()', '{}', '{"a":1}'].map(hash));
    expect(styles).toEqual([hash('a > b{}')]);
    expect(faults).toEqual([]);
  });

  it('counts Windows line ends as the browser does', () => {
    expect(readInline('<script>a()\r\nb()</script>').scripts).toEqual([hash('a()\nb()')]);
  });

  it('looks into noscript and template', () => {
    const { styles, faults } = readInline(
      '<body><noscript><style>.x{}</style></noscript><template><p style="color:red"></p></template></body>',
    );
    expect(styles).toEqual([hash('.x{}')]);
    expect(faults).toHaveLength(1);
  });
});

describe('what the policy would refuse', () => {
  it.each([
    ['<p style="color:red">', 'line 1: <p> has a style attribute; use a class'],
    ['<svg>\n<rect STYLE=fill:red />', 'line 2: <rect> has a style attribute; use a class'],
    ['<button onclick="go()">', 'line 1: <button> has the event attribute onclick; add a listener in a script'],
    ['<a href=" java\nscript:go()">', 'line 1: <a> has a javascript: address'],
    ['<form action="JavaScript:go()">', 'line 1: <form> has a javascript: address'],
    ['<svg><a xlink:href="javascript:go()">', 'line 1: <a> has a javascript: address'],
    ['<img src="data:image/png;base64,AA">', 'line 1: <img> loads a data: address; use a file'],
  ])('is named with its line: %s', (html, fault) => {
    expect(readInline(html).faults).toContain(fault);
  });

  it('includes pictures written into a style sheet', () => {
    expect(styleFaults('a{background:url( "data:image/svg+xml,x")}')).toHaveLength(1);
    expect(readInline('<style>a{background:url(data:x)}</style>').faults).toHaveLength(1);
    expect(styleFaults('a{background:url(/data:x.png)}')).toEqual([]);
  });

  it('does not include the same words in text or in other attributes', () => {
    const html =
      '<p title="style=&quot;x&quot;" data-on="x">javascript: style="x" onclick="y"</p><!-- <p style="x"> -->';
    expect(readInline(html).faults).toEqual([]);
  });
});

function directive(policy: string, name: string) {
  return policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);
}

it('lets the form of a page send to another origin when enquiries go there', () => {
  const elsewhere = pagePolicy({ scripts: [], styles: [], endpoint: 'https://mail.example/api/v1.0?x=1' });
  expect(directive(elsewhere, 'connect-src')).toBe("'self' https://mail.example");
  expect(directive(elsewhere, 'form-action')).toBe("'self' https://mail.example");
  expect(directive(pagePolicy({ scripts: [], styles: [], endpoint: '/api' }), 'connect-src')).toBe("'self'");
});

it('lets a browser show a PDF and the style sheet inside an SVG', () => {
  expect(directive(PDF_POLICY, 'object-src')).toBe("'self'");
  expect(directive(svgPolicy({ styles: ["'sha256-c'"] }), 'style-src')).toBe("'sha256-c'");
  expect(svgPolicy({ styles: [] })).toBe(FILE_POLICY);
});
