import { escapeHtml } from '../common/escape-html.ts';
import words from '../content/enquiry-form.json' with { type: 'json' };
import {
  type EnquiryErrors,
  type EnquiryValues,
  type FieldName,
  fields,
  textFields,
} from '../enquiries/contract/fields.ts';
import { services } from '../enquiries/contract/services.ts';
import { wireNames } from '../enquiries/contract/wire.ts';
import type { FormAgain } from '../enquiries/intake/answer.ts';

/** What a visitor sent and what is wrong with it. */
interface Again {
  values: EnquiryValues;
  errors: EnquiryErrors;
  /** About the enquiry as a whole: too large, too many, store not at hand. */
  problem: string;
  enquiryId: string;
}

/** A stretch of the page that is written anew for each answer. */
interface Slot {
  from: number;
  to: number;
  write: (again: Again) => string;
}

const withAttributes = (tag: string, added: string): string => tag.replace(/\s*\/?>$/, (close) => added + close);
const unhidden = (tag: string): string => tag.replace(/\shidden(="")?(?=[\s/>])/, '');

/** The one start tag that has these attributes, spelled as React spells them. */
const findTag = (page: string, name: string, ...wanted: string[]) => {
  const has = wanted.map((attribute) => `(?=[^<>]*\\s${attribute}[\\s/>])`).join('');
  const [match, another] = page.matchAll(new RegExp(`<${name}(?=[\\s/>])${has}[^<>]*>`, 'g'));
  if (!match || another) {
    const many = match ? 'more than one' : 'no';
    throw new Error(`The contact page has ${many} <${[name, ...wanted].join(' ')}>: build the site again.`);
  }
  const [text] = match;
  const from = match.index;
  const to = from + text.length;
  const close = page.indexOf(`</${name}>`, to);
  return { text, tag: { from, to }, inside: { from: to, to: Math.max(to, close) } };
};

const isWrong = ({ errors, problem }: Again): boolean => problem !== '' || Object.keys(errors).length > 0;
const invalid = ({ errors }: Again, name: FieldName): string => (errors[name] ? ' aria-invalid="true"' : '');
const checked = (isChecked: boolean): string => (isChecked ? ' checked=""' : '');

const titleSlot = (page: string): Slot => {
  const to = page.indexOf('<title>') + '<title>'.length;
  return { from: to, to, write: (again) => (isWrong(again) ? `${words.problem.titlePrefix} ` : '') };
};

const summarySlots = (page: string): Slot[] => {
  const box = findTag(page, 'div', 'id="problem"');
  const message = findTag(page, 'p', 'id="problem-message"');
  const list = findTag(page, 'ul', 'id="problem-list"');
  const link = (name: FieldName, text: string) => `<li><a href="#${name}">${escapeHtml(text)}</a></li>`;
  return [
    // Without a script only the browser can move the focus to the summary.
    { ...box.tag, write: (again) => (isWrong(again) ? withAttributes(unhidden(box.text), ' autofocus=""') : box.text) },
    { ...message.tag, write: (again) => (again.problem ? unhidden(message.text) : message.text) },
    { ...message.inside, write: (again) => escapeHtml(again.problem) },
    {
      ...list.inside,
      write: ({ errors }) => fields.map(({ name }) => (errors[name] ? link(name, errors[name]) : '')).join(''),
    },
  ];
};

const errorSlots = (page: string, name: FieldName): Slot[] => {
  const box = findTag(page, 'p', `id="${name}-error"`);
  const empty = page.slice(box.inside.from, box.inside.to).lastIndexOf('<span></span>');
  if (empty < 0) throw new Error(`The contact page has no place for the error of ${name}: build the site again.`);
  const at = box.inside.from + empty + '<span>'.length;
  return [
    { ...box.tag, write: ({ errors }) => (errors[name] ? unhidden(box.text) : box.text) },
    { from: at, to: at, write: ({ errors }) => escapeHtml(errors[name] ?? '') },
  ];
};

const textSlots = (page: string): Slot[] =>
  textFields.flatMap(({ name, kind }): Slot[] => {
    if (kind !== 'textarea') {
      const { text, tag } = findTag(page, 'input', `id="${name}"`);
      const value = ({ values }: Again) => ` value="${escapeHtml(values[name])}"`;
      return [{ ...tag, write: (again) => withAttributes(text, value(again) + invalid(again, name)) }];
    }
    const { text, tag, inside } = findTag(page, 'textarea', `id="${name}"`);
    return [
      { ...tag, write: (again) => withAttributes(text, invalid(again, name)) },
      // The parser drops one line break right after the tag: give it one of ours.
      { ...inside, write: ({ values }) => `\n${escapeHtml(values[name])}` },
    ];
  });

const checkSlots = (page: string): Slot[] => {
  const consent = findTag(page, 'input', 'id="consent"');
  return [
    ...services.map(({ value }) => {
      const { text, tag } = findTag(page, 'input', `name="${wireNames.services}"`, `value="${value}"`);
      return { ...tag, write: ({ values }: Again) => withAttributes(text, checked(values.services.includes(value))) };
    }),
    {
      ...consent.tag,
      write: (again) => withAttributes(consent.text, checked(again.values.consent) + invalid(again, 'consent')),
    },
  ];
};

const hiddenSlot = (page: string, name: string, read: (again: Again) => string): Slot => {
  const { text, tag } = findTag(page, 'input', `name="${name}"`);
  return { ...tag, write: (again) => withAttributes(text, ` value="${escapeHtml(read(again))}"`) };
};

/**
 * The contact page for a browser without JavaScript whose enquiry could not be taken: what was typed is back in its
 * fields, what is wrong stands above and beside them. The page is taken apart once, and one that lacks a field is
 * refused then. Inline scripts and styles stay as they are, so the page's own policy still holds.
 */
export const formAgain = (contactPageHtml: string) => {
  const page = contactPageHtml;
  const slots = [
    titleSlot(page),
    ...summarySlots(page),
    ...fields.flatMap(({ name }) => errorSlots(page, name)),
    ...textSlots(page),
    ...checkSlots(page),
    hiddenSlot(page, wireNames.enquiryId, ({ enquiryId }) => enquiryId),
  ].sort((one, other) => one.from - other.from);
  const before = slots.map(({ from }, i) => page.slice(slots[i - 1]?.to ?? 0, from));
  const rest = page.slice(slots.at(-1)?.to ?? 0);

  return (values: EnquiryValues, errors: EnquiryErrors, about: Partial<FormAgain> = {}): string => {
    const { problem = '', enquiryId = '' } = about;
    const again = { values, errors, problem, enquiryId };
    return slots.map(({ write }, i) => before[i] + write(again)).join('') + rest;
  };
};
