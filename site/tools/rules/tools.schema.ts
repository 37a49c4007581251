import { z } from 'zod';
import { contact, label, markdown, path, sentence, seo } from '../../../content-reader/schema-words.ts';
import { section, shortTemplate, template } from './parts.schema.ts';

/** content/tools/tools.yaml: the page /tools, and the words that all tools share. */
export const tools = z.strictObject({
  page: z.strictObject({
    title: label,
    tagline: sentence,
    seo,
    intro: markdown,
    cards: z
      .array(z.strictObject({ title: label, question: sentence, text: sentence, href: path, link: label }))
      .length(3, { error: 'must hold three tools: add or remove some' }),
    promises: z.strictObject({ heading: label, items: z.array(section).min(1) }),
    ask: contact,
  }),
  shared: z.strictObject({
    copyLink: label,
    linkCopied: label,
    linkNotCopied: sentence,
    print: label,
    send: label,
    sendHint: sentence,
    startAgain: label,
    startedAgain: label,
    opened: template('date', 'what').describe('Above a result that came with the address of the page'),
    openedUndated: template('what').describe('The same for an address without a day'),
    unreadable: sentence.describe('When the address holds nothing that the tool can read'),
    reviewed: shortTemplate('date'),
    printedOn: shortTemplate('date'),
    printedFrom: shortTemplate('link'),
    related: label,
    loading: label,
  }),
});

export type Tools = z.infer<typeof tools>;
