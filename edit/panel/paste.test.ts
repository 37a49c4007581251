import { expect, it } from 'vitest';
import { withParagraphs } from './paste.ts';

it('paragraphs of Word stay paragraphs', () => {
  expect(withParagraphs('One.\r\nTwo.\r\n')).toBe('One.\n\nTwo.\n');
});
it('dots of Word become a list', () => {
  expect(withParagraphs('We need:\n•\tyour calendar\n•\ta lead\nThat is all.')).toBe(
    'We need:\n\n- your calendar\n- a lead\n\nThat is all.',
  );
});
it.each(['One.', 'One.\n\nTwo, which\ngoes on.', '| a | b |\n|---|---|\n| c | d |', '- one\n- two'])(
  'Markdown is left alone: %j',
  (text) => {
    expect(withParagraphs(text)).toBe(text);
  },
);
it('numbers of Word become a list', () => {
  expect(withParagraphs('1.\tOne\n2.\tTwo')).toBe('1. One\n2. Two');
});
it('cells of a spreadsheet become a table in an article', () => {
  expect(withParagraphs('Pay dates\nCountry\tDay\nOman\t25 | 26\nEnd.', true)).toBe(
    'Pay dates\n\n| Country | Day |\n|---|---|\n| Oman | 25 \\| 26 |\n\nEnd.',
  );
});
it('a table of a web page is set apart from the paragraphs around it', () => {
  expect(withParagraphs('One.\n\nTwo.\nA\tB\nc\td\n', true)).toBe('One.\n\nTwo.\n\n| A | B |\n|---|---|\n| c | d |\n');
});
