import { z } from 'zod';
import { isoDay } from '../../../common/day.ts';
import {
  counted,
  day,
  fields,
  group,
  label,
  markdown,
  path,
  sentence,
  shortTemplate,
  template,
} from '../../../content-reader/schema-words.ts';
import { contact, seo, serviceKey } from '../page-parts.ts';

/** One letter in shared links for a module or a statement. */
export const letter = z
  .string()
  .regex(/^[a-zA-Z]$/, { error: 'must be one letter: it is part of shared links, never change it' })
  .meta({ examples: ['z'] });

export function hasOneOfEach(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

/** A calendar day that stays text, so that it can be compared in any browser and any time zone. */
const dayAsText = day.transform(isoDay);

const section = z.strictObject({ heading: label, text: sentence });

const toolPage = group('The page around the tool', {
  title: label.describe('The heading of the page, and its name in navigation and breadcrumb'),
  question: label.describe('The question that the tool answers, for lists of tools'),
  tagline: sentence.describe('One sentence under the heading'),
  seo,
  intro: markdown.describe('One paragraph before the tool'),
  minutes: label.describe('How long it takes, for example About three minutes'),
  reviewed: dayAsText.describe('The day of the last check of rules and facts'),
  printTitle: label.describe('The heading of the printed page'),
  related: z
    .array(z.strictObject({ label, href: path }))
    .min(1)
    .describe('Pages to read next'),
  contact,
});

export const withoutScript = group('What the page shows without JavaScript', {
  heading: label,
  text: sentence,
  caption: label.describe('What a screen reader says about the table'),
  columns: z.array(label).min(2),
  ask: sentence.describe('How to ask us instead'),
});

const assumptions = group('Assumptions, shown with their date', {
  heading: label,
  asOf: shortTemplate('date'),
  items: z.array(sentence).min(1),
});

export const handOver = z.strictObject({
  service: serviceKey.describe('The service that the enquiry form preselects'),
  greeting: sentence.describe('The first line of the message'),
  link: shortTemplate('link'),
  more: counted().describe('In place of the lines that did not fit into the message'),
  closing: sentence.describe('The last line of the message'),
});

/** The part that the files of all tools share; each adds its questions and results. */
export const toolFile = z.strictObject({
  page: toolPage,
  handOver,
  assumptions,
  withoutScript,
  privacy: section,
});

/** content/tools/tools.yaml: the page /tools, and the words that all tools share. */
export const tools = z.strictObject({
  page: z.strictObject({
    title: label,
    tagline: sentence,
    seo,
    intro: markdown,
    promises: z.strictObject({ heading: label, items: z.array(section).min(1) }),
    ask: contact,
  }),
  shared: z.strictObject({
    ...fields(label, 'copyLink', 'linkCopied', 'print', 'send', 'startAgain', 'related', 'loading'),
    ...fields(sentence, 'linkNotCopied', 'sendHint'),
    opened: template('what').describe('Above a result that came with the address of the page'),
    unreadable: sentence.describe('When the address holds nothing that the tool can read'),
    ...fields(shortTemplate('date'), 'reviewed', 'printedOn'),
    printedFrom: shortTemplate('link'),
  }),
});

export type Tools = z.infer<typeof tools>;

/** The part of a tool's file that the browser needs; the rest is in the page already. */
export function browserWords<File extends z.infer<typeof toolFile>>(file: File, { shared }: Tools) {
  const { assumptions, withoutScript, privacy, page, ...words } = file;
  const { title, printTitle, minutes } = page;
  return {
    ...words,
    page: { title, printTitle },
    minutes: `${minutes}. ${privacy.heading}.`,
    shared,
  };
}
