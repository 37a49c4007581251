import words from '../../../../content/enquiry-form.json' with { type: 'json' };
import { askedIn } from '../../../../enquiries/contract/asked.ts';
import {
  type EnquiryValues,
  emptyValues,
  forEachText,
  TELEPHONE_FIELD,
  textFields,
} from '../../../../enquiries/contract/fields.ts';
import { readEntries, type Submission, WIRE_NAMES } from '../../../../enquiries/contract/wire.ts';
import { keepCameFrom, keepCampaign } from '../../../parts/browser/came-from.ts';
import { quietly } from '../../../parts/browser/storage.ts';

/** The id of the form. */
export const FORM = 'enquiry';

type Entries = [name: string, value: string][];

function entriesIn(form: HTMLFormElement): Entries {
  return [...new FormData(form)].map(([name, value]) => [name, String(value)]);
}

export function valuesIn(form: HTMLFormElement): Submission {
  return readEntries(entriesIn(form));
}

function setText(form: HTMLFormElement, name: string, text: string) {
  const control = form.elements.namedItem(name);
  const takesText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  if (takesText && control.value !== text) control.value = text;
}

function setEnquiryId(form: HTMLFormElement, id: string) {
  setText(form, WIRE_NAMES.enquiryId, id);
}

/** React renders the fields once; then only the visitor and this function write into them. */
export function setValues(form: HTMLFormElement, values: EnquiryValues) {
  for (const { name } of textFields) {
    // In place of a company an application has a word of ours, in a hidden field.
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement && control.type === 'hidden'))
      setText(form, name, values[name]);
  }
  const callTimes = form.elements.namedItem('callTimes');
  if (callTimes instanceof HTMLInputElement)
    callTimes.closest('details')?.toggleAttribute('open', values.callTimes !== '');
  setText(form, WIRE_NAMES.urgency, values.urgency ?? '');
  setText(form, TELEPHONE_FIELD.name, values.telephone ?? '');
  for (const control of form.querySelectorAll<HTMLInputElement>('[type=checkbox]')) {
    control.checked =
      control.name === WIRE_NAMES.services
        ? values.services.includes(control.value)
        : values.consent;
  }
}

/** The same form with another message, for the library, which sends forms only. */
export function copyWith(form: HTMLFormElement, message: string): HTMLFormElement {
  const copy = document.createElement('form');
  for (const [name, value] of entriesIn(form)) {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = name === 'message' ? message : value;
    copy.append(field);
  }
  return copy;
}

/** The message as it is sent: the typed words, and below them what is attached. */
export function compose(typed: string, attached: readonly string[]): string {
  return [typed.trim(), ...attached.map((text) => text.trim())].filter(Boolean).join('\n\n');
}

/** An application is not the beginning of an enquiry, nor the other way round. */
function draftName() {
  return location.pathname === '/apply' ? 'dhr-application-draft' : 'dhr-enquiry-draft';
}

function readDraft() {
  return quietly(() => {
    const kept = JSON.parse(sessionStorage.getItem(draftName()) ?? '') as {
      entries: Entries;
      search: string;
    };
    const { values, enquiryId, consentVersion } = readEntries(kept.entries);
    // Consent was given to one sentence; it does not carry over to another.
    values.consent &&= consentVersion === words.consentVersion;
    return { values, enquiryId, search: kept.search };
  });
}

/** Browsers offer it on https and localhost only; elsewhere the server gives the number. */
function newEnquiryId(): string {
  return crypto.randomUUID?.() ?? '';
}

/** The form wins over the draft: it was typed later, before the script ran. */
function merge(typed: EnquiryValues, kept: EnquiryValues): EnquiryValues {
  return {
    ...typed,
    ...forEachText(({ name }) => typed[name] || kept[name]),
    telephone: typed.telephone || kept.telephone || '',
    services: [...typed.services, ...kept.services],
    consent: typed.consent || kept.consent,
  };
}

/** The visitor's own words and choices, without those that the server wrote for the address. */
function typedIn(values: EnquiryValues, asked: ReturnType<typeof askedIn>): EnquiryValues {
  return {
    ...values,
    message: values.message === asked.message ? '' : values.message,
    services: values.services.filter((value) => !asked.services.includes(value)),
  };
}

/** Restores what was typed before a reload, and adds services and request of the address. */
export function restoreDraft(
  form: HTMLFormElement,
  found: Pick<Submission, 'values' | 'enquiryId'>,
) {
  const draft = readDraft();
  const asked = askedIn(location.search);
  const values = merge(typedIn(found.values, asked), draft?.values ?? emptyValues);
  // Under the same address the choice is already the visitor's own.
  if (draft?.search !== location.search) {
    values.services.push(...asked.services);
    if (!values.message.includes(asked.message))
      values.message = compose(values.message, [asked.message]);
  }
  setValues(form, values);
  setEnquiryId(form, found.enquiryId || draft?.enquiryId || newEnquiryId());
  setText(form, WIRE_NAMES.cameFrom, keepCameFrom());
  setText(form, WIRE_NAMES.campaign, keepCampaign());
}

export function saveDraft(form: HTMLFormElement) {
  const draft = JSON.stringify({ entries: entriesIn(form), search: location.search });
  quietly(() => sessionStorage.setItem(draftName(), draft));
}

export function forgetDraft() {
  return quietly(() => sessionStorage.removeItem(draftName()));
}

export function renewEnquiry(form: HTMLFormElement) {
  setEnquiryId(form, newEnquiryId());
}
