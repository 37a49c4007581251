import words from '../../../content/enquiry-form.json' with { type: 'json' };
import {
  type EnquiryValues,
  emptyValues,
  forEachText,
  serviceByKey,
  services,
} from '../../../enquiries/contract/fields.ts';
import { readEntries, type Submission } from '../../../enquiries/contract/wire.ts';
import { quietly } from '../../browser/storage.ts';
import { compose, type Entries, entriesIn, setCameFrom, setEnquiryId, setValues } from './form-values.ts';

/** An application is not the beginning of an enquiry, nor the other way round. */
const draftName = () => (location.pathname === '/apply' ? 'dhr-application-draft' : 'dhr-enquiry-draft');

const readDraft = () =>
  quietly(() => {
    const kept = JSON.parse(sessionStorage.getItem(draftName()) ?? '') as { entries: Entries; search: string };
    const { values, enquiryId, consentVersion } = readEntries(kept.entries);
    // Consent was given to one sentence; it does not carry over to another.
    values.consent &&= consentVersion === words.consentVersion;
    return { values, enquiryId, search: kept.search };
  });

/** Wire values that a link such as /contact-us?service=training,support asks for; unknown words are left out. */
export const servicesIn = (search: string): string[] => {
  const asked = new URLSearchParams(search).getAll('service').flatMap((names) => names.split(','));
  return asked.flatMap((name) => {
    const found = serviceByKey(name) ?? services.find(({ value }) => value === name);
    return found ? [found.value] : [];
  });
};

/** What a link such as /contact-us?ask=call-back writes into the message. */
const messageIn = (search: string): string =>
  new Map(Object.entries(words.asks)).get(new URLSearchParams(search).get('ask') ?? '') ?? '';

/** Browsers offer it on https and localhost only; elsewhere the server gives the number. */
const newEnquiryId = (): string => crypto.randomUUID?.() ?? '';

/** What is in the form wins over the draft: it was typed later, before the script ran. */
const merge = (typed: EnquiryValues, kept: EnquiryValues): EnquiryValues => ({
  ...typed,
  ...forEachText(({ name }) => typed[name] || kept[name]),
  services: [...typed.services, ...kept.services],
  consent: typed.consent || kept.consent,
});

/** Restores what was typed before a reload, and adds the services and the request that the address names. */
export const restoreDraft = (form: HTMLFormElement, found: Pick<Submission, 'values' | 'enquiryId'>) => {
  const draft = readDraft();
  const values = merge(found.values, draft?.values ?? emptyValues);
  // Under the same address the choice is already the visitor's own.
  if (draft?.search !== location.search) {
    const asked = messageIn(location.search);
    values.services.push(...servicesIn(location.search));
    if (!values.message.includes(asked)) values.message = compose(values.message, [asked]);
  }
  setValues(form, values);
  setEnquiryId(form, found.enquiryId || draft?.enquiryId || newEnquiryId());
  setCameFrom(form);
};

export const saveDraft = (form: HTMLFormElement) => {
  const draft = JSON.stringify({ entries: entriesIn(form), search: location.search });
  quietly(() => sessionStorage.setItem(draftName(), draft));
};

export const forgetDraft = () => quietly(() => sessionStorage.removeItem(draftName()));

export const renewEnquiry = (form: HTMLFormElement) => setEnquiryId(form, newEnquiryId());
