import { describe, expect, it } from 'vitest';
import { fill } from '../../common/wording.ts';
import words from '../../content/enquiry-form.json' with { type: 'json' };
import { goodValues } from '../../tests/support/enquiries/examples.ts';
import { fc } from '../../tests/support/property.ts';
import { FORM_WORDS } from '../../tests/support/specified-words.ts';
import { check, isEmailAddress, normalise } from './check.ts';
import { type EnquiryValues, emptyValues, fieldWords, textFields } from './fields.ts';
import { readEntries } from './wire.ts';

function errorsIn(values: EnquiryValues) {
  return check(values).errors;
}

describe('what a visitor is told', () => {
  it('asks for every field that the specification requires, in the order of the page', () => {
    const required = ['firstName', 'lastName', 'company', 'businessEmail', 'country'] as const;
    const asked = Object.entries(errorsIn(emptyValues)).filter(
      ([name]) => name === 'consent' || required.some((one) => one === name),
    );
    expect(asked).toEqual([
      ...required.map((name) => [name, words.fields[name].missing]),
      ['consent', FORM_WORDS.consentMissing],
    ]);
  });

  it('takes blanks and invisible characters for an empty answer', () => {
    expect(errorsIn({ ...goodValues, firstName: ' \u200B\u2060 ' })).toEqual({
      firstName: words.fields.firstName.missing,
    });
  });

  it.each(textFields.filter((field) => field.kind !== 'email'))(
    'takes $limit characters in $name, not one more',
    (field) => {
      expect(errorsIn({ ...goodValues, [field.name]: 'é'.repeat(field.limit) })).toEqual({});
      const limit = field.limit.toLocaleString('en-GB');
      expect(errorsIn({ ...goodValues, [field.name]: 'é'.repeat(field.limit + 1) })).toEqual({
        [field.name]: fill(words.tooLong, { label: fieldWords[field.name].label, limit }),
      });
    },
  );
});

describe('an e-mail address', () => {
  it.each([
    'name@company.com',
    "o'brien+hr@sub.company.co.in",
    'a..b@docomo.example',
    'अशा@उदाहरण.भारत',
    'x@xn--p1ai.example',
  ])('may be %s', (address) => {
    expect(isEmailAddress(address)).toBe(true);
  });

  it.each([
    '',
    'name',
    '@company.com',
    'name@',
    'name@company',
    'name@company.c',
    'name@127.0.0.1',
    'name@-company.com',
    'name@company..com',
    'two@at@company.com',
    'a@b.example, c@d.example',
    '<a@b.example>',
    'a b@company.com',
    '"quoted"@company.com',
    'a@b.example\nBcc: c@d.example',
    'name\u202E@company.com',
  ])('cannot be %j', (address) => {
    expect(isEmailAddress(address)).toBe(false);
  });

  it('never holds what could begin a second address or header', () => {
    const ends = fc.constantFrom(...' \t\r\n\0<>,;:"()[]\\\u2028\u202E');
    fc.assert(
      fc.property(ends, fc.nat(goodValues.businessEmail.length), (end, at) => {
        const { businessEmail } = goodValues;
        expect(isEmailAddress(businessEmail.slice(0, at) + end + businessEmail.slice(at))).toBe(false);
      }),
    );
  });
});

describe('normalising', () => {
  it('gives the same text however it was typed', () => {
    const typed = {
      ...goodValues,
      firstName: '  Ame\u0301lie\u0000 ',
      message: ' one\r\ntwo\rthree\u0007\tfour\uD800 ',
    };
    expect(normalise(typed)).toMatchObject({ firstName: 'Am\u00E9lie', message: 'one\ntwo\nthree\tfour\uFFFD' });
  });

  it('lets no name reverse the text around it', () => {
    const typed = { ...goodValues, lastName: 'abc\u202Egnp.exe\u2066', message: 'abc\u202Edef' };
    expect(normalise(typed)).toMatchObject({ lastName: 'abcgnp.exe', message: typed.message });
  });

  it('takes the invisible marks off an address that was copied from elsewhere', () => {
    const copied = { ...goodValues, businessEmail: '\u202Aname@company.example\u202C\u200B' };
    expect(check(copied)).toMatchObject({ values: { businessEmail: 'name@company.example' }, errors: {} });
  });

  it('leaves no line break and no control character in a one-line field', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { company } = normalise({ ...goodValues, company: text });
        expect(company).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]/u);
        expect(normalise({ ...goodValues, company }).company).toBe(company);
      }),
    );
  });
});

describe('the wire', () => {
  it('reads the fields in any order; of a fixed field sent twice the last counts', () => {
    const { values, enquiryId } = readEntries([
      ['privacyPolicy', 'agreed'],
      ['services', 'Service 6'],
      ['firstName', 'First'],
      ['__proto__', 'polluted'],
      ['services', 'Service 2'],
      ['enquiry_id', 'one'],
      ['firstName', 'Last'],
    ]);
    expect(values).toEqual({ ...emptyValues, firstName: 'Last', services: ['Service 6', 'Service 2'], consent: true });
    expect(enquiryId).toBe('one');
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
  });

  it('reads the one urgency there is, and takes any other value for none', () => {
    expect(readEntries([['urgency', 'payroll-today']]).values.urgency).toBe('payroll-today');
    for (const value of ['', 'now', 'Payroll-today'])
      expect(readEntries([['urgency', value]]).values).toEqual(emptyValues);
  });

  it('takes nothing but the agreed value for consent', () => {
    expect(readEntries([['privacyPolicy', 'on']]).values.consent).toBe(false);
  });
});
