import { readFormSettings } from '../settings.ts';
import type { Site } from '../singles.schema.ts';
import { contactLines } from './contact-lines.ts';
import type { EnquiryFormProps } from './form/EnquiryForm.tsx';

/** What the contact page gives its form, and what the server renders it with (publish/form-renderer.ts). */
export const formProps = (site: Site): EnquiryFormProps => ({
  settings: readFormSettings(process.env),
  mail: contactLines(site).mail,
  headingId: 'question',
});

/** The same for the page on which people apply for work. */
export const applicationProps = (site: Site): EnquiryFormProps => ({ ...formProps(site), isApplication: true });
