// @vitest-environment jsdom
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import words from '../content/enquiry-form.json' with { type: 'json' };
import { check } from '../enquiries/contract/check.ts';
import { type EnquiryValues, emptyValues, fields, textFields } from '../enquiries/contract/fields.ts';
import { attributeOf, type Element, elementsOf, readDocument, textOf } from '../publish/document.ts';
import { examples } from '../site/islands/EnquiryForm/EnquiryForm.examples.ts';
import { EnquiryForm } from '../site/islands/EnquiryForm/EnquiryForm.tsx';
import { valuesIn } from '../site/islands/EnquiryForm/form-values.ts';
import { goodValues, hostileTexts } from '../testing/enquiries/examples.ts';
import { formAgain } from './form-again.ts';

const island = renderToString(<EnquiryForm {...examples.idle} />);
const page = `<!doctype html><html><head><title>Contact us | DHR</title><style>a > b { color: red }</style></head>
<body><script>if (1 < 2 && 3 > 2) console.log("<i id='firstName'>", "$&")</script>${island}</body></html>`;
const again = formAgain(page);
const validate = (values: EnquiryValues) => check(values).errors;

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const formIn = (document: Document) => document.querySelector('form') ?? document.createElement('form');
const tagsIn = (document: Document) => [...document.querySelectorAll('*')].map(({ tagName }) => tagName);
const plain = read(page);

describe('what was typed', () => {
  it('is back in its fields', () => {
    expect(valuesIn(formIn(read(again(goodValues, {}, { problem: 'Later, please' })))).values).toEqual(goodValues);
  });

  it('is left alone where nothing was typed', () => {
    expect(valuesIn(formIn(read(again(emptyValues, validate(emptyValues))))).values).toEqual(emptyValues);
  });

  it.each(Object.entries(hostileTexts))('comes back unharmed and harmless: %s', (_, text) => {
    const everywhere = Object.fromEntries(textFields.map(({ name }) => [name, text]));
    const shown = read(again({ ...goodValues, ...everywhere }, {}, { problem: 'x' }));
    expect(tagsIn(shown)).toEqual(tagsIn(plain));
    for (const { name } of textFields) {
      const control = shown.getElementById(name);
      const found = control?.getAttribute('value') ?? control?.textContent;
      expect(found).toBe(text.replace(/\r\n?/g, '\n').replace('\0', '\uFFFD'));
    }
  });

  it('may be anything', () => {
    const clean = (text: string) => text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
    const elements = (html: string) => [...elementsOf(readDocument(html))];
    const names = (found: Element[]) => found.map(({ tagName }) => tagName);
    const usual = names(elements(page));
    const delicate = fc.constantFrom(
      ...'<>"\'&=/`$;#-! \n\r\0\t',
      '\uD83D',
      '\u202E',
      '😀',
      'ش',
      '</',
      '<!--',
      ']]>',
      '&#',
    );
    const text = fc.array(fc.oneof(delicate, fc.string({ unit: 'grapheme' }))).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, text, (company, message) => {
        const found = elements(again({ ...goodValues, company, message }, {}, { problem: 'x' }));
        const byId = (id: string) => found.filter((element) => attributeOf(element, 'id') === id);
        expect(names(found)).toEqual(usual);
        expect(byId('company').map((element) => attributeOf(element, 'value'))).toEqual([clean(company)]);
        expect(byId('message').map(textOf)).toEqual([clean(message)]);
      }),
      // Each run reads a whole page.
      { numRuns: 50 },
    );
  });

  it.each([
    'one\ntwo',
    '\nfirst line empty',
    '\n\ntwo empty',
    'end\n',
    '\r\nwindows\r\n',
    '</textarea><script>alert(1)</script>',
  ])('keeps the lines of %j', (message) => {
    const shown = read(again({ ...goodValues, message }, {}, { problem: 'x' }));
    expect(shown.querySelector('textarea')?.value).toBe(message.replaceAll('\r\n', '\n'));
  });

  it.each(['$&', '$1', '$$', "$'", '`', '{label}', '&amp;', '&#39;'])('is taken literally: %s', (text) => {
    const shown = read(again({ ...goodValues, company: text, message: text }, { company: text }, { problem: text }));
    expect(valuesIn(formIn(shown)).values).toMatchObject({ company: text, message: text });
    expect(shown.getElementById('company-error')?.textContent).toBe(text);
    expect(shown.getElementById('problem-message')?.textContent).toBe(text);
  });

  it('ticks what was ticked, and nothing that is not on the list', () => {
    const ticked = (values: Partial<EnquiryValues>) =>
      valuesIn(formIn(read(again({ ...emptyValues, ...values }, {}, { problem: 'x' })))).values;
    expect(ticked({ services: ['Service 6', 'Service 2', '"><script>'] }).services).toEqual(['Service 2', 'Service 6']);
    expect(ticked({ consent: true }).consent).toBe(true);
    expect(ticked({}).consent).toBe(false);
  });
});

describe('what is wrong', () => {
  it('is listed in the order of the page, each with a link to its field', () => {
    const shown = read(again(emptyValues, Object.fromEntries(Object.entries(validate(emptyValues)).reverse())));
    const links = [...shown.querySelectorAll<HTMLAnchorElement>('#problem a')];
    expect(links.map((link) => [link.hash.slice(1), link.textContent])).toEqual(Object.entries(validate(emptyValues)));
    for (const { hash } of links) expect(shown.querySelector(hash)?.matches('input, textarea, fieldset')).toBe(true);
    expect(shown.getElementById('problem')?.hidden).toBe(false);
    expect(shown.getElementById('problem-message')?.hidden).toBe(true);
  });

  it('takes the focus without a script', () => {
    expect(
      read(again(emptyValues, {}, { problem: 'x' }))
        .getElementById('problem')
        ?.hasAttribute('autofocus'),
    ).toBe(true);
  });

  it('stands beside its field', () => {
    const shown = read(again(goodValues, { country: words.fields.country.missing }));
    const control = shown.getElementById('country');
    expect(control?.getAttribute('aria-invalid')).toBe('true');
    const error = shown.getElementById(control?.getAttribute('aria-describedby') ?? '');
    expect([error?.hidden, error?.textContent]).toEqual([false, words.fields.country.missing]);
    expect(shown.querySelectorAll('[aria-invalid]')).toHaveLength(1);
    expect([...shown.querySelectorAll<HTMLElement>('[id$="-error"]')].filter(({ hidden }) => !hidden)).toHaveLength(1);
  });

  it.each(fields)('can be said of $name', ({ name }) => {
    const shown = read(again(goodValues, { [name]: '<b>"Wrong"</b>' }));
    expect(shown.getElementById(`${name}-error`)?.textContent).toBe('<b>"Wrong"</b>');
    expect(shown.querySelector('#problem a')?.textContent).toBe('<b>"Wrong"</b>');
  });

  it('can be the enquiry as a whole', () => {
    const shown = read(again(goodValues, {}, { problem: words.answers[429] }));
    const message = shown.getElementById('problem-message');
    expect([message?.hidden, message?.textContent]).toEqual([false, words.answers[429]]);
    expect(shown.querySelectorAll('#problem a')).toHaveLength(0);
  });

  it('is announced by the title', () => {
    expect(read(again(goodValues, {}, { problem: 'x' })).title).toBe('Error: Contact us | DHR');
  });
});

describe('the next try', () => {
  it('carries the number of the enquiry', () => {
    const shown = read(again(goodValues, {}, { problem: 'x', enquiryId: '0f"<.e' }));
    expect(valuesIn(formIn(shown)).enquiryId).toBe('0f"<.e');
  });

  it('leaves the number to the server when there is none', () => {
    expect(valuesIn(formIn(read(again(goodValues, {}, { problem: 'x' })))).enquiryId).toBe('');
  });
});

describe('the page', () => {
  it('keeps its scripts and styles to the letter, so that its policy holds', () => {
    const inline = (document: Document) => [...document.querySelectorAll('script, style')].map((one) => one.outerHTML);
    expect(inline(read(again(goodValues, validate(emptyValues), { problem: 'x' })))).toEqual(inline(plain));
  });

  it('has no style and no event attribute', () => {
    expect(again(goodValues, validate(emptyValues), { problem: 'x' })).not.toMatch(/<[^>]*\s(style|on\w+)=/);
  });

  it('does not remember the visitor before', () => {
    again(goodValues, { company: 'x' }, { problem: 'x' });
    const shown = read(again(emptyValues, { country: 'y' }));
    expect(valuesIn(formIn(shown)).values).toEqual(emptyValues);
    expect(shown.querySelectorAll('#problem a')).toHaveLength(1);
  });

  it.each(['id="firstName"', 'id="problem-list"', 'value="Service 4"', 'id="message-error"', 'id="consent"'])(
    'is refused at the start when it lacks %s',
    (attribute) => {
      expect(() => formAgain(island.replace(attribute, ''))).toThrow('build the site again');
    },
  );

  it('is refused at the start when it has a field twice', () => {
    expect(() => formAgain(island + island)).toThrow('more than one');
  });
});
