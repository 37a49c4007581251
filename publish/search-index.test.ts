import { expect, it } from 'vitest';
import { deadlinesWords } from '../tests/support/insights.ts';
import { readDocument } from './inline.ts';
import { readBlocks, searchFiles } from './search-index.ts';

function textsOf(main: string) {
  return readBlocks(readDocument(`<header>Menu</header><main>${main}</main>`)).map((one) => one.sentences);
}

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
  const pages = [{ path: '/about-us', title: 'About us' }];
  const content = {
    groups: [{ heading: 'Company', pages }],
    words: { synonyms: [{ words: ['Firm'], means: 'company' }], best: [], start: ['/about-us'], countries: ['/tools'] },
    countryNames: ['Egypt', 'Words'],
    records: [],
    left: deadlinesWords.left,
  };
  const page = readDocument('<main><h1>About us</h1><p>Words.</p></main>');
  const files = searchFiles(content, new Map([['/about-us', page]]));
  expect(JSON.parse(files['search/texts.json'])).toEqual([
    { path: '/about-us', title: 'About us', area: 'Company', blocks: [['Words.']] },
  ]);
  expect(JSON.parse(files['search/index.json'])).toMatchObject({
    best: { '': ['/about-us'], egypt: ['/tools'] },
    synonyms: [['firm', 'company']],
  });
  expect(() => searchFiles(content, new Map())).toThrow('/about-us');
});
