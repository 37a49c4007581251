import { expect, it } from 'vitest';
import { markdownTable } from './markdown-table.ts';

it('lines up words to the left and numbers to the right', () => {
  const rows = [
    ['/', 900, undefined],
    ['/contact-us', 12_345, '1 · 2'],
  ];
  expect(markdownTable(['Page', 'ms', 'Times'], rows)).toBe(
    [
      '| Page        |     ms | Times |',
      '| ----------- | -----: | ----- |',
      '| /           |    900 | –     |',
      '| /contact-us | 12,345 | 1 · 2 |',
      '',
    ].join('\n'),
  );
});
