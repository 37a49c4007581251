// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import words from '../../../content/enquiry-form.json' with { type: 'json' };
import {
  field,
  form,
  formProps,
  Page,
  PLAIN_TITLE,
  preparePage,
  press,
  wait,
} from '../../../tests/support/components/enquiry-form.tsx';
import { goodValues } from '../../../tests/support/enquiries/examples.ts';
import { formRenderer } from './form-renderer.tsx';
import { setValues, valuesIn } from './form-values.ts';

preparePage();
const html = renderToString(<Page {...formProps} />);
let root: Root | undefined;
const complaints = vi.fn();

const open = (page: string) => {
  const parsed = new DOMParser().parseFromString(page, 'text/html');
  document.title = parsed.title;
  document.body.innerHTML = `<div id="island">${parsed.body.innerHTML}</div>`;
};
const hydrate = () =>
  act(async () => {
    const place = document.getElementById('island') ?? document.body;
    root = hydrateRoot(place, <Page {...formProps} />, { onRecoverableError: complaints });
  });
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
    const render = formRenderer(formProps);
    const refused = render({ values, errors, problem: words.answers[422], enquiryId });
    open(`<title>Error: ${PLAIN_TITLE}</title>${html.replace(render(), () => refused)}`);
    await hydrate();
    expect(complaints).not.toHaveBeenCalled();
    expect(valuesIn(form()).values).toEqual(values);
    expect(valuesIn(form()).enquiryId).toBe(enquiryId);
    expect(document.title).toBe(`Error: ${PLAIN_TITLE}`);
    expect(screen.getAllByRole('link', { name: errors.company })).toHaveLength(1);
    expect(field('company')).toHaveAccessibleDescription(errors.company);
    expect(screen.getByText(words.answers[422])).toBeVisible();

    setValues(form(), goodValues);
    field('company').focus();
    await act(async () => field('company').blur());
    expect(field('company')).toBeValid();
    await press();
    await wait(0);
    expect(document.title).toBe(PLAIN_TITLE);
  });
});
