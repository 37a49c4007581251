import words from '../../content/enquiry-form.json' with { type: 'json' };
import { type EnquiryValues, serviceByKey, services } from './fields.ts';

/** The request for a call, which needs a number. */
const CALL = 'call';

/** Wire values of a link such as /contact-us?service=training,support, without unknown words. */
function servicesIn(asked: URLSearchParams): string[] {
  const names = asked.getAll('service').flatMap((names) => names.split(','));
  const chosen = names.flatMap((name) => {
    const found = serviceByKey(name) ?? services.find(({ value }) => value === name);
    return found ? [found.value] : [];
  });
  return [...new Set(chosen)];
}

/** The beginning of an enquiry, as a link such as /contact-us?service=training&ask=call wants it. */
export function askedIn(search: string): Pick<EnquiryValues, 'services' | 'message' | 'telephone'> {
  const asked = new URLSearchParams(search);
  const topic = asked.get('ask') ?? '';
  return {
    services: servicesIn(asked),
    message: new Map(Object.entries(words.asks)).get(topic) ?? '',
    ...(topic === CALL && { telephone: '' }),
  };
}
