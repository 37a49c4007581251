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
