import { z } from 'zod';
import {
  group,
  label,
  listOf,
  oneLine,
  path,
  provisional,
  sentence,
  wordsOr,
} from '../../content-reader/schema-words.ts';

export const seo = group('How this page presents itself in search results and shared links', {
  title: oneLine(65)
    .meta({ title: 'Title for search and sharing' })
    .describe(
      'What a search result shows as its heading, without the brand; at most 65 characters',
    ),
  description: z
    .string(wordsOr('write one or two sentences for the search result'))
    .min(70, { error: 'is too short: a search result shows 70 to 160 characters' })
    .max(160, { error: 'is too long: a search result shows at most 160 characters' })
    .describe(
      'What a search result shows under its heading; 70 to 160 characters, unique to this page',
    ),
});

/** A figure: an authored mask (rows of o and . separated by /), and a line drawn from the seed. */
export const figure = group('The drawing of this page', {
  seed: z
    .string()
    .optional()
    .describe('Any word; another seed draws another line. Default: the name of the file'),
  mask: z
    .string()
    .regex(/^[o.]+(\/[o.]+)*$/, {
      error: 'is not a figure: write rows of "o" and "." as in .o./ooo/.o.',
    })
    .optional()
    .describe('Where the dots are. Default: one of six shapes, chosen by the seed'),
  openness: z
    .number()
    .min(0.3)
    .max(1)
    .optional()
    .describe('How often neighbours are joined; default 0.74'),
});

/** The beginning of every page under /insights. */
export const action = label
  .optional()
  .describe('The words on a button in the page head that leads to #contact');

export const pageHead = {
  title: label.describe('The heading'),
  tagline: sentence.describe('One sentence under the heading'),
  action,
  seo,
  figure,
};

/** The six services of the enquiry form; see enquiries/contract. */
export const serviceKey = z.enum([
  'implementation',
  'consulting',
  'training',
  'staff-augmentation',
  'value-assurance',
  'support',
]);

export const numeral = z.strictObject({
  value: label.describe('The numeral, best a {{claim}} from claims.yaml'),
  label: label.describe('What it counts'),
});

export const readNext = listOf(
  'Pages to read after this one; they are shown in the margin of its last part',
  {
    label: label.describe('The name of the page'),
    href: path.describe('Where it leads'),
  },
)
  .min(1)
  .max(4);

/** The box at the end of a page that leads to the enquiry form. */
export const contact = group('The contact section at the end of the page', {
  heading: label.describe('The heading of the contact section'),
  text: sentence.describe('What a visitor gets by writing to us about this page'),
  button: label.describe('The words on the button, for example Contact Us'),
  service: serviceKey.optional().describe('The service that the enquiry form preselects'),
  ask: label
    .optional()
    .describe(
      'An ask of content/enquiry-form.json; application leads to the form for applications',
    ),
  provisional,
});
