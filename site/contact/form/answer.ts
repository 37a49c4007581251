import words from '../../../content/enquiry-form.json' with { type: 'json' };
import type { SendResult } from './send.ts';

const sentences: Record<string, string> = words.answers;

/** Why it was not sent, in words for the visitor, where known. */
export const sentenceFor = (result: Extract<SendResult, { sent: false }>): string | undefined => {
  // These two texts are the library's own, from the browser; our server sends others.
  if (result.status === 403 && result.text === 'Forbidden') return words.failure.blocked;
  if (result.status === 429 && result.text === 'Too Many Requests') return words.failure.tooSoon;
  return sentences[String(result.status)];
};
