import type { Way } from '../components/Margin/Margin.tsx';
import type { Words } from '../content-reader/words.ts';
import type { Contact } from '../schemas/pages.ts';

/** Where the contact section of a page leads: the form, with its service chosen. */
export const formPath = (service?: Contact['service']): string =>
  service ? `/contact-us?service=${service}` : '/contact-us';

/** The same step in the margin, for those who need not read to the end. */
export const nextStep = (contact: Contact | undefined, words: Words): Way | undefined =>
  contact && {
    heading: words('nextStep'),
    links: [{ label: contact.heading, href: formPath(contact.service) }],
  };
