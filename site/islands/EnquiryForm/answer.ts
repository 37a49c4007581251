import words from '../../../content/enquiry-form.json' with { type: 'json' };
import type { SendResult } from './send.ts';

const sentences: Record<string, string> = words.answers;

/** The sentence that explains to the visitor why it was not sent, where one is known. */
export const sentenceFor = (result: Extract<SendResult, { sent: false }>): string | undefined => {
  // Our server's refusals bring texts of their own; these words are the library's, in the browser.
  if (result.status === 403 && result.text === 'Forbidden') return words.failure.blocked;
  if (result.status === 429 && result.text === 'Too Many Requests') return words.failure.tooSoon;
  return sentences[String(result.status)];
};
