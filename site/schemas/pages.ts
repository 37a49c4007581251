import { z } from 'zod';
import {
  canBeDated,
  countryCode,
  day,
  drafts,
  group,
  hasBegun,
  label,
  markdown,
  pastDay,
  path,
  provisional,
  reference,
  sentence,
} from '../../content-reader/schema-words.ts';
import { source } from './insights/deadlines.ts';
import { action, contact, figure, numeral, readNext, seo } from './page-parts.ts';
import { evenRows, tableParts } from './sections/comparison.ts';
import { sections } from './sections/sections.ts';

const artefact = reference
  .optional()
  .describe(
    'Name of a sheet in content/artefacts/, shown in the page head as an example of the work',
  );

const countries = z
  .array(countryCode)
  .min(1)
  .max(8)
  .optional()
  .describe('Codes of countries whose line, with their next dates, follows the page head');

/** /solutions/{file name} */
export const solution = z.strictObject({
  label: label.describe('The name in navigation, tiles and heading, for example Employee Central'),
  order: z.number().int().describe('Place in the navigation and in the tiles'),
  lifeOrder: z
    .number()
    .int()
    .describe("Place in the employee's life, for the thread on the home page"),
  line: label.describe('About five words, for the menu and the thread'),
  tile: sentence.describe('One sentence for the tile on the home page'),
  tagline: sentence.describe('One sentence under the heading'),
  seo,
  figure,
  artefact,
  countries,
  reviewed: pastDay.describe('The day on which the facts were last checked'),
  readNext: readNext.optional(),
  sections: sections.min(1),
  contact,
  ...drafts('solution'),
  provisional,
});

const serviceGroup = z.enum(['implementation', 'consulting', 'support', 'people']);

/** /services/{file name} */
export const service = z.strictObject({
  label: label.describe('The heading, exactly as in the specification'),
  menu: label.optional().describe('A shorter name for menus; default: the label'),
  outOfMenu: z
    .literal(true)
    .optional()
    .describe('true keeps it out of the menu in the header; every other list shows it'),
  order: z.number().int().describe('Place within its group'),
  group: serviceGroup.describe('The list that shows it'),
  heads: z.boolean().optional().describe('true for the page that the head of the group links to'),
  tagline: sentence.describe('One sentence under the heading'),
  action,
  seo,
  figure: figure.optional(),
  artefact,
  countries,
  reviewed: pastDay.describe('The day on which the facts were last checked'),
  readNext: readNext.optional(),
  sections: sections.optional(),
  view: reference
    .optional()
    .describe('Name of a shared view in content/service-views/, shown after its own sections'),
  contact,
  ...drafts('service'),
  provisional,
});

/** A body that several services show. */
export const serviceView = z.strictObject({
  figure: figure.optional(),
  sections: sections.min(1),
  provisional,
});

/** A single page: about us, how we deliver, products and so on. The file name is the path. */
export const page = z.strictObject({
  title: label.describe('The heading'),
  area: label.optional().describe('A smaller line above the heading'),
  tagline: sentence.optional().describe('One sentence under the heading'),
  action,
  seo,
  figure: figure.optional(),
  artefact,
  slim: z
    .boolean()
    .optional()
    .describe('true for a page that people look things up in: a low head without a drawing'),
  reviewed: pastDay.optional().describe('The day on which the facts were last checked'),
  readNext: readNext.optional(),
  sections: sections,
  contact: contact.optional(),
  ...drafts('page'),
  provisional,
});

/** The overview of an area, and its words for a path that does not exist. */
export const area = z.strictObject({
  heading: label
    .optional()
    .describe('The heading of the overview; on services also the banner of its pages'),
  tagline: sentence.describe('One sentence under the heading, on the overview and in the banner'),
  action,
  sideLabel: label.describe('Name of the side navigation, for example Solutions'),
  all: label.describe('For example All solutions'),
  next: label.optional().describe('For example Next solution'),
  intro: markdown.describe('The first paragraph of the overview'),
  seo,
  groups: z.record(serviceGroup, label).optional().describe('Heads of the groups'),
  notFound: group('What a path below this area shows when there is no such page', {
    heading: label.describe('The heading, for example 404 Not Found'),
    text: sentence.describe('What to say about a path that does not exist'),
  }),
  contact,
  provisional,
});

export const product = z.strictObject({
  name: label.describe('The name of the product'),
  summary: sentence.describe('What it is, in one or two sentences'),
  href: path.describe('The page of the product, for example /dhr-easy-move'),
  order: z.number().int().describe('Place in the list of products'),
  figure: figure.optional(),
  ...drafts('product'),
  provisional,
});

/** The front matter of a legal page; its text is Markdown. */
export const legal = z.strictObject({
  title: label.describe('The heading'),
  tagline: sentence.describe('One sentence under the heading'),
  seo,
  updated: pastDay.describe('The day on which this text was last changed; the page shows it'),
  provisional,
});

/** The front matter of a blog post; its text is Markdown. */
export const post = z
  .strictObject({
    title: label.describe('The heading of the article'),
    area: label
      .optional()
      .describe('A smaller line above the heading, for example the name of the series'),
    lead: sentence.describe(
      'One or two sentences under the heading, also shown in the list of articles',
    ),
    seo,
    published: day.describe('The day shown with the article; the newest article comes first'),
    updated: pastDay.optional().describe('The day of the last change to what the article says'),
    author: label.describe(
      'A person in content/people/, by name, or a team, for example DHR payroll practice',
    ),
    topic: label.describe('One or two words, for example Payroll'),
    ...drafts('post'),
    numbers: z.array(numeral).optional().describe('Large numerals in the margin'),
    comparison: z
      .strictObject({
        heading: label.describe('The heading of the table'),
        after: reference.describe('The heading of the text after which the table is shown'),
        ...tableParts,
      })
      .superRefine(evenRows)
      .optional()
      .describe('A table within the article'),
    sources: z.array(source).optional().describe('Where the facts come from; listed at the end'),
    contact,
    provisional,
  })
  .refine((post) => canBeDated(post, post.published) || hasBegun(post.published), {
    path: ['published'],
    error: 'is in the future: write draft: true until that day, or an earlier day',
  })
  .refine(({ published, updated = published }) => updated >= published, {
    path: ['updated'],
    error: 'is before the day on which the article was published: correct one of the two',
  });

/** The front matter of a news item; its text is Markdown. */
export const newsItem = z.strictObject({
  title: label.describe('The heading'),
  date: day.describe('The day of the event; the page says "upcoming" until then'),
  summary: sentence.describe('What happened, in one or two sentences'),
  source: source.optional().describe('Where the news comes from'),
  ...drafts('item'),
  provisional,
});

/** The front matter of a job opening; its text is Markdown. */
export const opening = z
  .strictObject({
    title: label.describe('The name of the position'),
    office: reference.describe('Where the work is: the city of an office in content/site.yaml'),
    employment: z
      .enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN'])
      .describe('The kind of contract, in the words that job search engines read'),
    summary: sentence.describe('The work in one or two sentences'),
    posted: day.describe('The day on which the opening was first published'),
    closes: day.describe('The last day to apply; after that day the opening leaves the site'),
    ...drafts('opening'),
    provisional,
  })
  .refine(({ posted, closes }) => closes >= posted, {
    path: ['closes'],
    error: 'is before the day on which the opening was posted: correct one of the two',
  });

export type Page = z.infer<typeof page>;
export type Service = z.infer<typeof service>;
export type Opening = z.infer<typeof opening>;
export type Legal = z.infer<typeof legal>;
export type Contact = z.infer<typeof contact>;
