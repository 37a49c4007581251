// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import words from '../../../content/enquiry-form.json' with { type: 'json' };
import { check } from '../../../enquiries/contract/check.ts';
import {
  type EnquiryValues,
  emptyValues,
  type RefusedEnquiry,
  textFields,
} from '../../../enquiries/contract/fields.ts';
import { formProps } from '../../../tests/support/components/enquiry-form.tsx';
import { goodValues, hostileTexts } from '../../../tests/support/enquiries/examples.ts';
import { formRenderer } from './form-renderer.tsx';
import { valuesIn } from './form-values.ts';

const render = formRenderer(formProps);
const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');
/** The form of a visitor who typed good values, unless told otherwise, as a browser reads it. */
const shown = (refused: Partial<RefusedEnquiry>) =>
  read(render({ values: goodValues, errors: {}, enquiryId: '', ...refused }));
const sent = (page: Document) => valuesIn(page.querySelector('form') ?? document.createElement('form'));
const tagsIn = (page: Document) => [...page.querySelectorAll('*')].map(({ tagName }) => tagName);

describe('what was typed', () => {
  it('is back in its fields', () => {
    expect(sent(shown({})).values).toEqual(goodValues);
    expect(sent(shown({ values: emptyValues })).values).toEqual(emptyValues);
  });

  it.each(Object.entries(hostileTexts))('comes back unharmed and harmless: %s', (_, text) => {
    const everywhere = Object.fromEntries(textFields.map(({ name }) => [name, text]));
    const page = shown({ values: { ...goodValues, ...everywhere } });
    expect(tagsIn(page)).toEqual(tagsIn(read(render())));
    for (const { name } of textFields) {
      const control = page.getElementById(name);
      const found = control?.getAttribute('value') ?? control?.textContent;
      expect(found).toBe(text.replace(/\r\n?/g, '\n').replace('\0', '\uFFFD'));
    }
  });

  it.each(['one\ntwo', '\nfirst line empty', '\n\ntwo empty', 'end\n'])('keeps the lines of %j', (message) => {
    expect(shown({ values: { ...goodValues, message } }).querySelector('textarea')?.value).toBe(message);
  });

  it('ticks what was ticked, and nothing that is not on the list', () => {
    const ticked = (values: Partial<EnquiryValues>) => sent(shown({ values: { ...emptyValues, ...values } })).values;
    expect(ticked({ services: ['Service 6', 'Service 2', '"><script>'] }).services).toEqual(['Service 2', 'Service 6']);
    expect(ticked({ consent: true }).consent).toBe(true);
  });

  it('carries the number of the enquiry, if it has one', () => {
    expect(sent(shown({ enquiryId: '0f"<.e' })).enquiryId).toBe('0f"<.e');
    expect(sent(shown({})).enquiryId).toBe('');
  });
});

describe('an application', () => {
  const application = formRenderer({ ...formProps, isApplication: true });
  const values = { ...goodValues, company: words.application.company, services: [] };

  it('asks for neither a company nor services, and says so in place of the company', () => {
    const page = read(application());
    expect(page.querySelectorAll('fieldset, #company')).toHaveLength(0);
    expect(sent(page).values.company).toBe(words.application.company);
  });

  it('comes back as one', () => {
    const { errors } = check({ ...values, businessEmail: '' });
    const page = read(application({ values, errors, enquiryId: '' }));
    expect(sent(page).values).toEqual(values);
    expect(page.querySelector('#problem a')?.textContent).toBe(words.application.fields.businessEmail.missing);
  });
});

describe('what is wrong', () => {
  it('is listed in the order of the page, each with a link to its field', () => {
    const { errors } = check(emptyValues);
    const page = shown({ values: emptyValues, errors });
    const links = [...page.querySelectorAll<HTMLAnchorElement>('#problem a')];
    expect(links.map((link) => [link.hash.slice(1), link.textContent])).toEqual(Object.entries(errors));
    for (const { hash } of links) expect(page.querySelector(hash)?.matches('input, textarea, fieldset')).toBe(true);
    expect(page.getElementById('problem')?.hidden).toBe(false);
    expect(page.getElementById('problem-message')?.hidden).toBe(true);
  });

  it('takes the focus without a script', () => {
    expect(shown({ problem: 'x' }).getElementById('problem')?.hasAttribute('autofocus')).toBe(true);
    expect(render()).not.toContain('autofocus');
  });

  it('is shown next to its field', () => {
    const page = shown({ errors: { country: words.fields.country.missing } });
    const control = page.getElementById('country');
    expect(control?.getAttribute('aria-invalid')).toBe('true');
    const error = page.getElementById(control?.getAttribute('aria-describedby') ?? '');
    expect([error?.hidden, error?.textContent]).toEqual([false, words.fields.country.missing]);
    expect(page.querySelectorAll('[aria-invalid]')).toHaveLength(1);
    expect([...page.querySelectorAll<HTMLElement>('[id$="-error"]')].filter(({ hidden }) => !hidden)).toHaveLength(1);
  });

  it('can be the enquiry as a whole', () => {
    const page = shown({ problem: words.answers[429] });
    const message = page.getElementById('problem-message');
    expect([message?.hidden, message?.textContent]).toEqual([false, words.answers[429]]);
    expect(page.querySelectorAll('#problem a')).toHaveLength(0);
  });
});

it('has no style and no event attribute, so that the policy of the page holds', () => {
  expect(render({ ...check(emptyValues), enquiryId: '', problem: 'x' })).not.toMatch(/<[^>]*\s(style|on\w+)=/);
});
