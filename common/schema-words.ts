import { z } from 'zod';

/** For fields without words of their own: what a schema error says must still tell an editor what to do. */
z.config({
  customError: (issue) => {
    if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing: add it';
    if (issue.code === 'invalid_type') return `must be ${issue.expected}: check its indentation and quotes`;
    if (issue.code === 'too_small') return `needs at least ${issue.minimum}: add what is missing`;
    if (issue.code === 'too_big') return `may have at most ${issue.maximum}: remove some`;
    return undefined;
  },
});

/** Every message ends in a remedy, because the reader of a schema error is an editor, not a developer. */
const oneLine = (limit: number) =>
  z
    .string({ error: 'is missing: write the words between quotes, or one value after the colon' })
    .trim()
    .min(1, { error: 'is empty: write some words or delete the line' })
    .max(limit, { error: `is too long: keep it under ${limit} characters` });

/** A heading, a label or a link text. */
export const label = oneLine(90).describe('A few words, at most 90 characters');
/** One or two sentences. */
export const sentence = oneLine(320).describe('One or two sentences, at most 320 characters');
/** Paragraphs in Markdown: blank lines between paragraphs, **bold**, [links](/contact-us) and lists. */
export const markdown = z
  .string({ error: 'is missing: write Markdown text after "|"' })
  .trim()
  .min(1, { error: 'is empty: write some words or delete the section' })
  .describe('Markdown: blank lines between paragraphs, **bold**, [links](/contact-us) and lists');
/** A path of this site, for example /services/training, optionally with #fragment or ?query. */
export const path = z
  .string({ error: 'is missing: write a path such as /contact-us' })
  .regex(/^\/[^\s]*$/, { error: 'must be a path of this site: begin it with "/", for example /contact-us' })
  .describe('A path of this site, for example /contact-us');
/** A path of this site or a full https address. */
export const link = z
  .string({ error: 'is missing: write a path such as /contact-us or an https address' })
  .regex(/^(\/|https:\/\/|mailto:|#)[^\s]*$/, { error: 'must begin with "/" (this site), "#" or "https://"' })
  .describe('A path of this site, for example /contact-us, or a full https address');
/** Marks what the owner must still confirm; `npm run launch-check` lists it. */
export const provisional = z
  .literal(true, { error: 'can only be true: delete the line once the owner has confirmed the value' })
  .optional()
  .describe('true while the owner must still confirm this; delete the line when confirmed');
/** A calendar day. */
export const day = z.coerce
  .date({ error: 'is not a date: write year-month-day, for example 2026-11-13' })
  .describe('Year-month-day, for example 2026-11-13');

/** Search engines and shared links show these. */
export const seo = z
  .strictObject({
    title: oneLine(65).describe('What a search result shows as its heading, without the brand; at most 65 characters'),
    description: z
      .string({ error: 'is missing: write one or two sentences for the search result' })
      .min(70, { error: 'is too short: a search result shows 70 to 160 characters' })
      .max(160, { error: 'is too long: a search result shows at most 160 characters' })
      .describe('What a search result shows under its heading; 70 to 160 characters, unique to this page'),
  })
  .describe('How this page presents itself in search results and shared links');

/** Where the dots of a figure stand. */
export const mask = z.string().regex(/^[o.]+(\/[o.]+)*$/, {
  error: 'must be rows of "o" and "." separated by "/", for example .o./ooo/.o.',
});

/** A figure: the mask is authored (rows of o and . separated by /), the line is generated from the seed. */
export const figure = z
  .strictObject({
    seed: z.string().optional().describe('Any word; another seed draws another line. Default: the name of the file'),
    mask: mask.optional().describe('Where the dots stand. Default: one of six shapes, chosen by the seed'),
    openness: z.number().min(0.3).max(1).optional().describe('How often neighbours are joined; default 0.74'),
  })
  .describe('The drawing of this page');

/** The six services of the enquiry form; see enquiries/contract. */
export const serviceKey = z.enum(
  ['implementation', 'consulting', 'training', 'staff-augmentation', 'value-assurance', 'support'],
  { error: 'must be one of implementation, consulting, training, staff-augmentation, value-assurance, support' },
);

/** Three or four figures in the margin of a page. */
export const facts = z
  .strictObject({
    heading: label.describe('What the figures are about, for example DHR in figures'),
    items: z
      .array(
        z.strictObject({
          value: label.describe('The numeral, best a {{claim}} from claims.yaml'),
          label: label.describe('What it counts'),
        }),
      )
      .min(2)
      .max(4)
      .describe('Two to four figures'),
  })
  .describe('Key figures in the margin');
export type Facts = z.infer<typeof facts>;

/** Pages to read after this one, in its margin. */
export const readNext = z
  .array(z.strictObject({ label: label.describe('The name of the page'), href: path.describe('Where it leads') }))
  .min(1)
  .max(4)
  .describe('Pages to read after this one; they stand in the margin of its last part');

/** The box at the end of a page that leads to the enquiry form. */
export const contact = z
  .strictObject({
    heading: label.describe('The heading of the contact section'),
    text: sentence.describe('What a visitor gets by writing to us about this page'),
    button: label.describe('The words on the button, for example Contact Us'),
    service: serviceKey.optional().describe('The service that the enquiry form preselects'),
  })
  .describe('The contact section at the end of the page');
