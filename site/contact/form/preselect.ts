import words from '../../../content/enquiry-form.json' with { type: 'json' };
import { serviceByKey, services } from '../../../enquiries/contract/services.ts';

/** Wire values that a link such as /contact-us?service=training,support asks for; words it does not know are left out. */
export const servicesIn = (search: string): string[] => {
  const asked = new URLSearchParams(search).getAll('service').flatMap((words) => words.split(','));
  return asked.flatMap((word) => {
    const found = serviceByKey(word) ?? services.find(({ value }) => value === word);
    return found ? [found.value] : [];
  });
};

const ASKS = new Map(Object.entries(words.asks));

/** What a link such as /contact-us?ask=call-back writes into the message. */
export const messageIn = (search: string): string => ASKS.get(new URLSearchParams(search).get('ask') ?? '') ?? '';
