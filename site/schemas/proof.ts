import { z } from 'zod';
import {
  countryName,
  drafts,
  fields,
  group,
  label,
  listOf,
  pastDay,
  phoneNumber,
  picture,
  provisional,
  sentence,
  webAddress,
} from '../../content-reader/schema-words.ts';

/** The front matter of a person; the Markdown text is a sentence of their own. */
export const person = z.strictObject({
  name: label.describe('As the person wants to be named'),
  role: label.describe('What the person does, for example Payroll lead'),
  office: label.describe(
    'City of the office where the person works, as content/site.yaml writes it',
  ),
  photograph: picture.optional().describe('A portrait, shown next to the name'),
  order: z.number().int().describe('Place in the list'),
  certificates: z
    .array(
      z.strictObject({
        name: label.describe('As SAP names it'),
        date: pastDay.describe('The day it was awarded'),
      }),
    )
    .optional()
    .describe('Certificates with their dates'),
  agreed: pastDay.describe('The day on which the person agreed to be named'),
  ...drafts('entry'),
  provisional,
});

/** The front matter of a reference; the Markdown text says what was done. */
export const reference = z.strictObject({
  client: label.describe('The client, as it agreed to be named'),
  country: countryName.describe('Where the work was done'),
  logo: picture.optional().describe('The logo of the client, shown next to its name'),
  order: z.number().int().describe('Place in the list'),
  figures: listOf('Results, each with its source', {
    value: label.describe('The numeral'),
    label: label.describe('What it counts'),
    source: label.describe('Who counted it, and when'),
  }).optional(),
  quote: group('A published quotation', {
    text: sentence.describe('What the client said, word for word'),
    by: label.describe('Name and role of the speaker'),
    source: webAddress.describe('Where the client published it'),
  }).optional(),
  permission: pastDay.describe('The day on which the client permitted the reference'),
  ...drafts('entry'),
  provisional,
});

export const proof = z.strictObject({
  credentials: listOf('Certificates and partner status', {
    name: label.describe('The certificate, or the partner status as SAP names it'),
    issuer: label.describe('Who awarded it'),
    since: pastDay.describe('The day it was awarded'),
    href: webAddress.describe('Where anyone can check it'),
    provisional,
  })
    .min(1)
    .nullable()
    .describe('Certificates and partner status; null until there is one'),
  facts: group('Facts in a sentence each; shown on /about-us once they have a value', {
    ...fields(
      group('A fact', {
        label: label.describe('What it is, for example Languages'),
        value: sentence.nullable().describe('The fact; null until it is known'),
      }),
      'licence',
      'livePayrolls',
      'coreHrProject',
      'payrollProject',
      'price',
      'languages',
      'saudiArabia',
    ),
  }),
  responseTime: group('How soon an enquiry is answered; shown on the contact page', {
    value: sentence.nullable().describe('The promise; null until it is made'),
    provisional,
  }),
  press: z
    .strictObject({
      name: label.describe('Whom to ask for'),
      mail: z.email().describe('The address'),
      phone: phoneNumber.optional(),
    })
    .nullable()
    .describe('The contact for the press; null until there is one'),
});

export type Person = z.infer<typeof person>;
export type Reference = z.infer<typeof reference>;
export type Proof = z.infer<typeof proof>;
