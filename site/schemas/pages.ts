import { z } from 'zod';
import { sections } from '../sections/schema.ts';
import { contact, day, figure, label, markdown, path, provisional, sentence, seo, type serviceKey } from './words.ts';

/** /solutions/{file name} */
export const solution = z.strictObject({
  label: label.describe('The name in navigation, tiles and heading, for example Employee Central'),
  order: z.number().int().describe('Place in the navigation and in the tiles'),
  lifeOrder: z.number().int().describe("Place in the employee's life, for the thread on the home page"),
  line: label.describe('About five words, for the menu and the thread'),
  tile: sentence.describe('One sentence for the tile on the home page'),
  tagline: sentence.describe('One sentence under the heading'),
  seo,
  figure,
  reviewed: day.describe('The day on which somebody last checked the facts'),
  sections: sections.min(1),
  contact,
  provisional,
});

/** /services/{file name} */
export const service = z.strictObject({
  label: label.describe('The heading, exactly as in the specification'),
  menu: label.optional().describe('A shorter name for menus; default: the label'),
  order: z.number().int().describe('Place within its group'),
  group: z
    .enum(['implementation', 'consulting', 'support', 'people'], {
      error: 'must be implementation, consulting, support or people',
    })
    .describe('The list in which it stands'),
  heads: z.boolean().optional().describe('true for the page that the head of the group links to'),
  tagline: sentence.describe('One sentence under the heading'),
  action: z
    .enum(['Learn More', 'Get in Touch', 'Contact Us'])
    .optional()
    .describe('A button in the page head, to #contact'),
  seo,
  figure: figure.optional(),
  reviewed: day.describe('The day on which somebody last checked the facts'),
  intro: markdown
    .optional()
    .describe('The first paragraph, for pages that share a view; others start their sections with an intro'),
  view: label.optional().describe('Name of a shared view in content/service-views/, shown after the intro'),
  sections: sections.optional(),
  contact,
  provisional,
});

/** A body that several services show. */
export const serviceView = z.strictObject({ figure: figure.optional(), sections: sections.min(1), provisional });

/** A page of its own: about us, how we deliver, products and so on. The file name is the path. */
export const page = z.strictObject({
  title: label.describe('The heading'),
  area: label.optional().describe('A smaller line above the heading'),
  tagline: sentence.optional(),
  seo,
  figure: figure.optional(),
  reviewed: day.optional(),
  sections: sections,
  contact: contact.optional(),
  provisional,
});

/** The overview of an area, and its words for a path that does not exist. */
export const area = z.strictObject({
  heading: label.describe('The area line in every page head'),
  tagline: sentence,
  sideLabel: label.describe('Name of the side navigation, for example Solutions'),
  all: label.describe('For example All solutions'),
  next: label.optional().describe('For example Next solution'),
  intro: markdown,
  seo,
  figure: figure.optional(),
  groups: z.record(z.string(), label).optional().describe('Heads of the groups'),
  notFound: z.strictObject({
    heading: label,
    text: sentence,
    nearest: label.describe('{name} stands for the nearest page'),
  }),
  contact,
});

/** A product in content/products/. */
export const product = z.strictObject({
  name: label,
  summary: sentence,
  href: path,
  order: z.number().int(),
  figure: figure.optional(),
  provisional,
});

/** The front matter of a legal page; its text is Markdown. */
export const legal = z.strictObject({
  title: label,
  tagline: sentence,
  seo,
  updated: day,
  provisional,
});

/** The front matter of a blog post; its text is Markdown. */
export const post = z.strictObject({
  title: label.describe('The heading of the article'),
  area: label.optional().describe('A smaller line above the heading'),
  lead: sentence,
  seo,
  published: day,
  updated: day.optional(),
  author: label,
  topic: label,
  draft: z.boolean().optional().describe('true keeps the post out of the site'),
  numbers: z
    .array(z.strictObject({ value: label, label }))
    .optional()
    .describe('Large numerals in the margin'),
  comparison: z
    .strictObject({
      heading: label,
      after: label.describe('The heading of the text after which the table stands'),
      columns: z.array(label).min(2),
      rows: z.array(z.strictObject({ cells: z.array(sentence).min(2), key: z.boolean().optional() })).min(1),
      note: markdown.optional(),
    })
    .optional(),
  contact,
  provisional,
});

/** The front matter of a news item; its text is Markdown. */
export const newsItem = z.strictObject({
  title: label,
  titleBefore: label.optional().describe('The heading until the day has come; default: the title'),
  date: day.describe('The day of the event; the page says "upcoming" until then'),
  summary: sentence.describe('What to say from that day on'),
  summaryBefore: sentence.optional().describe('What to say until that day; default: the summary'),
  source: z.strictObject({ label, href: z.url({ error: 'must be a full https address' }) }).optional(),
  draft: z.boolean().optional(),
  provisional,
});

/** The front matter of a job opening; its text is Markdown. */
export const opening = z.strictObject({
  title: label,
  office: z.enum(['Abu Dhabi', 'Bengaluru', 'Bhubaneswar']),
  employment: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN']),
  summary: sentence,
  posted: day,
  closes: day,
  draft: z.boolean().optional(),
  provisional,
});

export type Solution = z.infer<typeof solution>;
export type Service = z.infer<typeof service>;
export type ServiceView = z.infer<typeof serviceView>;
export type Page = z.infer<typeof page>;
export type Area = z.infer<typeof area>;
export type Product = z.infer<typeof product>;
export type Legal = z.infer<typeof legal>;
export type Post = z.infer<typeof post>;
export type NewsItem = z.infer<typeof newsItem>;
export type Opening = z.infer<typeof opening>;
export type Contact = z.infer<typeof contact>;
export type ServiceKey = z.infer<typeof serviceKey>;
