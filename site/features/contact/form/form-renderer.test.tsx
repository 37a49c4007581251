// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import words from '../../../../content/enquiry-form.json' with { type: 'json' };
import { check } from '../../../../enquiries/contract/check.ts';
import { emptyValues, PAYROLL_TODAY, type RefusedEnquiry, textFields } from '../../../../enquiries/contract/fields.ts';
import {
  field,
  form,
  formProps,
  Page,
  PLAIN_TITLE,
  preparePage,
  press,
  wait,
} from '../../../../tests/support/components/enquiry-form.tsx';
import { goodValues, hostileTexts } from '../../../../tests/support/enquiries/examples.ts';
import { formRenderer } from './form-renderer.tsx';
import { setValues, valuesIn } from './form-values.ts';

const render = formRenderer(formProps);
function read(html: string) {
  return new DOMParser().parseFromString(html, 'text/html');
}
/** The form of a visitor who typed good values, unless told otherwise, as a browser reads it. */
function shown(refused: Partial<RefusedEnquiry>) {
  return read(render({ values: goodValues, errors: {}, enquiryId: '', ...refused }));
}
function sent(page: Document) {
  return valuesIn(page.querySelector('form') ?? document.createElement('form'));
}
function tagsIn(page: Document) {
  return [...page.querySelectorAll('*')].map(({ tagName }) => tagName);
}

describe('what was typed', () => {
  it('is back in its fields, with the number of the enquiry', () => {
    expect(sent(shown({ enquiryId: '0f"<.e' }))).toMatchObject({ values: goodValues, enquiryId: '0f"<.e' });
    expect(sent(shown({ values: emptyValues }))).toMatchObject({ values: emptyValues, enquiryId: '' });
    const urgent = { ...goodValues, urgency: PAYROLL_TODAY } as const;
    expect(sent(shown({ values: urgent })).values).toEqual(urgent);
  });

  it.each(Object.entries(hostileTexts))('comes back unharmed and harmless: %s', (_, text) => {
    const everywhere = Object.fromEntries(textFields.map(({ name }) => [name, text]));
    const page = shown({ values: { ...goodValues, ...everywhere } });
    expect(tagsIn(page)).toEqual(tagsIn(read(render())));
    for (const { name } of textFields.filter(({ kind }) => kind !== 'times')) {
      const control = page.getElementById(name);
      const found = control?.getAttribute('value') ?? control?.textContent;
      expect(found).toBe(text.replace(/\r\n?/g, '\n').replace('\0', '\uFFFD'));
    }
  });

  it.each(['one\ntwo', '\nfirst line empty', '\n\ntwo empty', 'end\n'])('keeps the lines of %j', (message) => {
    expect(shown({ values: { ...goodValues, message } }).querySelector('textarea')?.value).toBe(message);
  });

  it('ticks nothing that is not on the list', () => {
    const values = { ...emptyValues, services: ['Service 6', 'Service 2', '"><script>'] };
    expect(sent(shown({ values })).values.services).toEqual(['Service 2', 'Service 6']);
  });
});

describe('an application', () => {
  const application = formRenderer({ ...formProps, isApplication: true });
  const unasked = textFields.filter(({ forms }) => !forms.includes('application'));
  const empty = Object.fromEntries(unasked.map(({ name }) => [name, '']));
  const values = { ...goodValues, ...empty, company: words.application.company, services: [] };

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

it('names what is wrong with the enquiry as a whole, and takes the focus there without a script', () => {
  const page = shown({ problem: words.responses[429] });
  expect(page.getElementById('problem')?.hasAttribute('autofocus')).toBe(true);
  expect(page.getElementById('problem-message')?.textContent).toBe(words.responses[429]);
  expect(page.querySelectorAll('#problem a')).toHaveLength(0);
  expect(render()).not.toContain('autofocus');
});

it('has no style and no event attribute, so that the policy of the page holds', () => {
  expect(render({ ...check(emptyValues), enquiryId: '', problem: 'x' })).not.toMatch(/<[^>]*\s(style|on\w+)=/);
});

preparePage();
const html = renderToString(<Page {...formProps} />);
let root: Root | undefined;
const complaints = vi.fn();

function open(page: string) {
  const parsed = new DOMParser().parseFromString(page, 'text/html');
  document.title = parsed.title;
  document.body.innerHTML = `<div id="island">${parsed.body.innerHTML}</div>`;
}
function hydrate() {
  return act(async () => {
    const place = document.getElementById('island') ?? document.body;
    root = hydrateRoot(place, <Page {...formProps} />, { onRecoverableError: complaints });
  });
}
afterEach(() => act(async () => root?.unmount()));

describe('a page whose script comes late', () => {
  it('keeps what was typed before', async () => {
    open(html);
    setValues(form(), goodValues);
    await hydrate();
    expect(valuesIn(form()).values).toEqual(goodValues);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('keeps it even when an extension of the browser has changed the form', async () => {
    open(html);
    setValues(form(), goodValues);
    field('company').before(document.createElement('password-helper'));
    await hydrate();
    expect(complaints).toHaveBeenCalled();
    expect(valuesIn(form()).values).toEqual(goodValues);
  });

  it('goes on where the server left off', async () => {
    const errors = { company: words.fields.company.missing, consent: words.consent.missing };
    const enquiryId = '0198f1c2-6c1e-4d2a-9f3b-2f5f0f6f7a10';
    const values = { ...goodValues, company: '', consent: false };
    const refused = render({ values, errors, problem: words.responses[422], enquiryId });
    open(`<title>Error: ${PLAIN_TITLE}</title>${html.replace(render(), () => refused)}`);
    await hydrate();
    expect(complaints).not.toHaveBeenCalled();
    expect(valuesIn(form()).values).toEqual(values);
    expect(valuesIn(form()).enquiryId).toBe(enquiryId);
    expect(document.title).toBe(`Error: ${PLAIN_TITLE}`);
    expect(screen.getAllByRole('link', { name: errors.company })).toHaveLength(1);
    expect(field('company')).toHaveAccessibleDescription(errors.company);
    expect(screen.getByText(words.responses[422])).toBeVisible();

    setValues(form(), goodValues);
    field('company').focus();
    await act(async () => field('company').blur());
    expect(field('company')).toBeValid();
    await press();
    await wait(0);
    expect(document.title).toBe(PLAIN_TITLE);
  });
});
