import { expect, it } from 'vitest';
import { markdownTable } from './markdown-table.ts';

it('lines up words to the left and numbers to the right', () => {
  const columns = [
    { title: 'Page', text: (row: { page: string; ms: number }) => row.page },
    { title: 'ms', align: 'right' as const, text: (row: { page: string; ms: number }) => String(row.ms) },
  ];
  const rows = [
    { page: '/', ms: 900 },
    { page: '/contact-us', ms: 12_345 },
  ];
  expect(markdownTable(columns, rows)).toBe(
    [
      '| Page        |    ms |',
      '| ----------- | ----: |',
      '| /           |   900 |',
      '| /contact-us | 12345 |',
      '',
    ].join('\n'),
  );
});
