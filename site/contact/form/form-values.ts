import { type EnquiryValues, type FieldName, textFields } from '../../../enquiries/contract/fields.ts';
import { readEntries, type Submission, wireNames } from '../../../enquiries/contract/wire.ts';
import { keepCameFrom, keepCampaign } from '../../browser/came-from.ts';

/** Ids of the form's markup. Each field's control has its name as its id. */
export const FORM = 'enquiry';
export const COUNTRIES = 'countries';
export const errorId = (name: FieldName) => `${name}-error`;

export type Entries = [name: string, value: string][];

export const entriesIn = (form: HTMLFormElement): Entries =>
  [...new FormData(form)].map(([name, value]) => [name, String(value)]);

export const valuesIn = (form: HTMLFormElement): Submission => readEntries(entriesIn(form));

const setText = (form: HTMLFormElement, name: string, text: string) => {
  const control = form.elements.namedItem(name);
  const takesText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  if (takesText && control.value !== text) control.value = text;
};

/** Where the visitor came from, as far as this tab knows. */
export const setCameFrom = (form: HTMLFormElement) => {
  setText(form, wireNames.cameFrom, keepCameFrom());
  setText(form, wireNames.campaign, keepCampaign());
};

export const setEnquiryId = (form: HTMLFormElement, id: string) => setText(form, wireNames.enquiryId, id);

/** React renders the fields once; from then on only the visitor and this function write into them. */
export const setValues = (form: HTMLFormElement, values: EnquiryValues) => {
  for (const { name } of textFields) {
    // In place of a company an application has a word of ours, in a hidden field.
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement && control.type === 'hidden')) setText(form, name, values[name]);
  }
  const callTimes = form.elements.namedItem('callTimes');
  if (callTimes instanceof HTMLInputElement)
    callTimes.closest('details')?.toggleAttribute('open', values.callTimes !== '');
  setText(form, wireNames.urgency, values.urgency ?? '');
  for (const control of form.querySelectorAll<HTMLInputElement>('[type=checkbox]')) {
    control.checked = control.name === wireNames.services ? values.services.includes(control.value) : values.consent;
  }
};

/** The same form with another message, for the library, which sends forms only. The visitor never sees it. */
export const copyWith = (form: HTMLFormElement, message: string): HTMLFormElement => {
  const copy = document.createElement('form');
  for (const [name, value] of entriesIn(form)) {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = name === 'message' ? message : value;
    copy.append(field);
  }
  return copy;
};

/** What is sent as the message: what was typed, and below it what is attached. */
export const compose = (typed: string, attached: readonly string[]): string =>
  [typed.trim(), ...attached.map((text) => text.trim())].filter(Boolean).join('\n\n');
