import type { Contact } from '../pages.schema.ts';
import type { Words } from '../words.ts';
import type { Way } from './Margin.tsx';

/** Where the contact section of a page leads: the form, with its service chosen or its request written, or that for applications. */
export const formPath = ({ service, ask }: Pick<Contact, 'service' | 'ask'> = {}): string => {
  if (ask === 'application') return '/apply';
  if (service) return `/contact-us?service=${service}`;
  return ask ? `/contact-us?ask=${ask}` : '/contact-us';
};

/** The same step in the margin, for those who need not read to the end. */
export const nextStep = (contact: Contact | undefined, words: Words): Way | undefined =>
  contact && {
    heading: words('nextStep'),
    links: [{ label: contact.heading, href: formPath(contact) }],
    repeats: true,
  };
