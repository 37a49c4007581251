import { expect, it } from 'vitest';
import { floorPage } from './floor-page.ts';

const page = `<!doctype html><html lang="en"><head><title>Payroll &amp; more</title><style>p{color:red}</style>
<link rel="preload" as="font" href="/a.woff2"><script>go()</script></head>
<body class="x"><main id="m"><h1 class="big">Pay   people</h1><astro-island props="{}"><p>1 &lt; 2</p></astro-island>
<svg><title>drawing</title></svg><img src="/a.png" alt="a"><a class="b" href="/x?a=1&amp;b=2">More</a>
<template><p>later</p></template><noscript><p>no script</p></noscript></main><script type="module">go()</script></body></html>`;

it('keeps every word and link of a page and drops all that could slow it down', () => {
  const floor = floorPage(page);
  expect(floor).toContain('<title>Payroll &amp; more</title>');
  expect(floor).toContain('<h1>Pay people</h1><p>1 &lt; 2</p> <a href="/x?a=1&amp;b=2">More</a>');
  expect(floor).not.toMatch(/script|style|svg|img|link|class|island|later|drawing/);
});
