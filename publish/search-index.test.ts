import { expect, it } from 'vitest';
import { makeSearchIndex, readBlocks } from './search-index.ts';

const textsOf = (main: string) => readBlocks(`<header>Menu</header><main>${main}</main>`).map((one) => one.sentences);

it('reads whole sentences, and neither cuts numbers nor glues words', () => {
  expect(textsOf('<p>It takes 2.5 days. <b>Nobody</b> waits!</p><ul><li>One</li><li>Two</li></ul>')).toEqual([
    ['It takes 2.5 days.', 'Nobody waits!'],
    ['One'],
    ['Two'],
  ]);
  expect(textsOf('<p><span>31 December 2027</span><span>Upcoming</span></p>')).toEqual([
    ['31 December 2027'],
    ['Upcoming'],
  ]);
  expect(textsOf('<p>By law<a href="#source-3">3</a> since 2020.<sup>4</sup></p>')).toEqual([['By law since 2020.']]);
});

it('leaves out what is hidden and what many pages share', () => {
  const shared = '<nav data-no-search="">Side</nav><div hidden>Later</div><svg><title>Art</title></svg>';
  expect(textsOf(`<h1><span>Area </span>Title</h1>${shared}<script>code()</script>`)).toEqual([['Title']]);
});

it('knows each listed page by title, area and address', () => {
  const groups = [{ heading: 'Company', pages: [{ path: '/about-us', title: 'About us' }] }];
  const { texts } = makeSearchIndex(groups, () => '<main><h1>About us</h1><p>Words.</p></main>');
  expect(texts).toEqual([{ path: '/about-us', title: 'About us', area: 'Company', blocks: [['Words.']] }]);
});
