import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import words from '../../../content/enquiry-form.json' with { type: 'json' };
import { type EnquiryValues, type TextFieldName, textFields } from '../../../enquiries/contract/fields.ts';
import { readFormSettings } from '../../../site/content/settings.ts';
import { EnquiryForm, type EnquiryFormProps } from '../../../site/features/contact/form/EnquiryForm.tsx';
import { setValues } from '../../../site/features/contact/form/form-values.ts';
import { goodValues } from '../enquiries/examples.ts';
import { stubDialog } from './visitor.ts';

export const formProps: EnquiryFormProps = {
  settings: readFormSettings({}),
  mail: { label: 'hello@dhr.example', href: 'mailto:hello@dhr.example' },
  headingId: 'question',
};
export const countries = ['India', 'United Arab Emirates'];

export const PLAIN_TITLE = 'Contact us | DHR';
export const answers = vi.fn<(input: string, init: { body: FormData }) => Promise<Response>>();
/** The first request. */
export function firstSent() {
  const [call] = answers.mock.calls;
  if (!call) throw new Error('Nothing was sent.');
  return { address: call[0], body: call[1].body };
}
export async function ok() {
  return new Response('OK');
}

/** A page of its own for every test: clock, network, storage and the dialog that jsdom does not have. */
export function preparePage() {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async (...call: Parameters<typeof answers>) =>
      call[0] === '/contact-us.json' ? Response.json(countries) : answers(...call),
    );
    stubDialog();
    document.title = PLAIN_TITLE;
  });
  afterEach(() => {
    cleanup();
    answers.mockReset();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    sessionStorage.clear();
    localStorage.clear();
    document.body.replaceChildren();
    history.replaceState(null, '', '/contact-us');
  });
}

export function Page(props: EnquiryFormProps) {
  return (
    <>
      <h1 id={props.headingId} tabIndex={-1}>
        Do you need help?
      </h1>
      <EnquiryForm {...props} />
    </>
  );
}

export function show(props: EnquiryFormProps = formProps) {
  return render(<Page {...props} />);
}

export function form() {
  return screen.getByRole<HTMLFormElement>('form', { name: 'Do you need help?' });
}
function labelOf(name: TextFieldName): string {
  const isRequired = textFields.find((one) => one.name === name)?.required;
  return isRequired ? words.fields[name].label : `${words.fields[name].label} ${words.optional}`;
}
/** As visitors find it, by its label. */
export function field(name: TextFieldName | RegExp) {
  return screen.getByLabelText<HTMLInputElement>(typeof name === 'string' ? labelOf(name) : name);
}
export function sendButton() {
  return screen.getByRole<HTMLButtonElement>('button', { name: words.button.idle });
}
export function enquiryId() {
  return new FormData(form()).get('enquiry_id');
}

export function fillIn(values: Partial<EnquiryValues> = {}) {
  setValues(form(), { ...goodValues, ...values });
  fireEvent.input(form());
}
export function wait(milliseconds: number) {
  return act(() => vi.advanceTimersByTimeAsync(milliseconds));
}
/** Presses the button and lets an answer that is already there arrive. */
export async function press() {
  fireEvent.click(sendButton());
  await wait(0);
  await wait(0);
}
