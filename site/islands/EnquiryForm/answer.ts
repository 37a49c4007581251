import words from '../../../content/enquiry-form.json' with { type: 'json' };
import type { SendResult } from './send.ts';

const sentences: Record<string, string> = words.answers;

/** The sentence that explains to the visitor why it was not sent, where one is known. */
export const sentenceFor = (result: Extract<SendResult, { sent: false }>): string | undefined => {
  // Our server's refusal brings a text of its own; this word is the library's block list.
  if (result.status === 403 && result.text === 'Forbidden') return words.failure.blocked;
  return sentences[String(result.status)];
};
