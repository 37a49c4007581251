import { expect, it } from 'vitest';
import { withParagraphs } from './paste.ts';

it.each([
  ['paragraphs of Word', 'One.\r\nTwo.\r\n', 'One.\n\nTwo.\n'],
  [
    'dots of Word as a list',
    'We need:\n•\tyour calendar\n•\ta lead\nThat is all.',
    'We need:\n\n- your calendar\n- a lead\n\nThat is all.',
  ],
  ['numbers of Word as a list', '1.\tOne\n2.\tTwo', '1. One\n2. Two'],
  [
    'cells of a spreadsheet as a table',
    'Pay dates\nCountry\tDay\nOman\t25 | 26\nEnd.',
    'Pay dates\n\n| Country | Day |\n|---|---|\n| Oman | 25 \\| 26 |\n\nEnd.',
  ],
  [
    'a table of a web page apart from the paragraphs around it',
    'One.\n\nTwo.\nA\tB\nc\td\n',
    'One.\n\nTwo.\n\n| A | B |\n|---|---|\n| c | d |\n',
  ],
])('keeps %s', (_, pasted, text) => {
  expect(withParagraphs(pasted, true)).toBe(text);
});

it.each(['One.', 'One.\n\nTwo, which\ngoes on.', '| a | b |\n|---|---|\n| c | d |', '- one\n- two'])(
  'leaves Markdown alone: %j',
  (text) => {
    expect(withParagraphs(text)).toBe(text);
  },
);
