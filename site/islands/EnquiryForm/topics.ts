import words from '../../../content/enquiry-form.json' with { type: 'json' };

/** The sentence that a link such as /contact-us?topic=silver asks for; empty for words it does not know. */
export const topicIn = (search: string): string => {
  const key = new URLSearchParams(search).get('topic') ?? '';
  const topics: Readonly<Record<string, string>> = words.topics;
  return Object.hasOwn(topics, key) ? (topics[key] ?? '') : '';
};
