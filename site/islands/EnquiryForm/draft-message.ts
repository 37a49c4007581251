import { textFields } from '../../../enquiries/contract/fields.ts';

const LIMIT = textFields.find(({ name }) => name === 'message')?.limit ?? 0;
/** Marks lines that did not fit, so that nobody takes a part for the whole. */
const LEFT_OUT = '…';

/**
 * What was typed with a summary below it: all of it, or as many lines as the field takes; undefined when it takes
 * none.
 */
export const addToMessage = (typed: string, summary: string): string | undefined => {
  const text = summary.trim();
  if (!typed.trim()) return text;
  if (!text || typed.includes(text)) return typed;
  const start = `${typed.trimEnd()}\n\n`;
  if (start.length + text.length <= LIMIT) return start + text;
  const lines = text.split('\n');
  const fitting = () => start + [...lines, LEFT_OUT].join('\n');
  while (lines.length > 0 && fitting().length > LIMIT) lines.pop();
  return lines.length > 0 ? fitting() : undefined;
};
