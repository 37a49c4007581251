import { z } from 'zod';
import { figure, label, link, markdown, path, provisional, sentence, seo } from './words.ts';

/** A value the owner may not have given yet. */
const fact = z.strictObject({ value: z.string().nullable(), provisional });

export const site = z.strictObject({
  name: label.describe('The brand'),
  tagline: label.describe('Beside the logo'),
  line: label.describe('The large line in the footer'),
  origin: z
    .strictObject({ value: z.url(), provisional })
    .describe('The address under which the site is public, without a slash at the end'),
  legalName: fact.describe('The registered name of the company'),
  phone: fact.describe('With country code, for example +971 2 000 0000; null until there is one'),
  phoneMissing: label.describe('What the call line says while there is no phone number'),
  mail: z.strictObject({ value: z.email(), provisional }),
  copyrightYear: z.number().int(),
  trademark: markdown.describe('The notice about the trademarks of SAP SE'),
  solutionPrefix: label.describe('Stands before the name of a solution in its heading'),
  offices: z
    .array(
      z.strictObject({
        city: label,
        hand: z.enum(['girih', 'kolam']).describe('girih draws an octagon, kolam a circle'),
        lines: z.array(label).describe('The address, line by line'),
        country: z.string().length(2).describe('Two-letter code'),
        maps: z.url().describe('Where "Open in Maps" leads'),
        provisional,
      }),
    )
    .min(1),
  social: z.array(
    z.strictObject({
      network: z.enum(['linkedin', 'facebook', 'whatsapp']),
      label: label.describe('What a screen reader says'),
      href: z.url(),
      provisional,
    }),
  ),
});

export const figures = z.record(z.string(), z.strictObject({ shown: label, count: z.number(), provisional }));

const navLink = z.strictObject({ label, href: path, line: label.optional().describe('A few words under the name') });

export const navigation = z.strictObject({
  main: z.strictObject({
    solutions: z.strictObject({ label, href: path, intro: sentence, all: label }),
    services: z.strictObject({ label, href: path, intro: sentence, all: label }),
    products: z.strictObject({ label, links: z.array(navLink) }),
    about: navLink,
    resources: z.strictObject({ label, links: z.array(navLink) }),
    contact: navLink,
  }),
  footer: z.strictObject({
    columns: z.array(z.strictObject({ heading: label, links: z.array(navLink) })),
    legal: z.array(navLink),
  }),
});

/** Words that components share. Names say where each one stands. */
export const interfaceWords = z.record(z.string(), sentence);

export const routes = z.strictObject({
  redirects: z
    .array(z.strictObject({ from: path, to: path }))
    .describe('Permanent redirects; every removed address gets one'),
  fallbacks: z
    .array(
      z.strictObject({
        under: path.describe('Every unknown path below this one'),
        page: path.describe('shows this page'),
        status: z.union([z.literal(200), z.literal(404)], { error: 'must be 200 (shows the page) or 404 (not found)' }),
      }),
    )
    .describe('What an unknown path below an area shows'),
});

const service = z.strictObject({
  title: label,
  text: sentence,
  href: path,
  figure: figure,
});

export const home = z.strictObject({
  seo,
  stage: z.strictObject({
    heading: label,
    lead: sentence,
    button: z.strictObject({ label, href: path }),
    link: z.strictObject({ label, href: link }),
  }),
  banner: z.strictObject({ label, controls: label, sentences: z.array(label).length(6) }),
  solutions: z.strictObject({ heading: label, text: sentence, more: label }),
  claims: z.strictObject({
    label,
    items: z.array(
      z.strictObject({ figure: label.describe('A name from figures.yaml'), label, stacks: z.number().optional() }),
    ),
  }),
  services: z.strictObject({ heading: label, text: sentence, more: label, cards: z.array(service).length(6) }),
  testimonials: z.strictObject({ heading: label, controls: label }),
  thread: z.strictObject({
    heading: label,
    text: sentence,
    button: z.strictObject({ label, href: path }),
    more: label,
  }),
});

export const testimonials = z.strictObject({
  items: z
    .array(z.strictObject({ quote: sentence, company: label, mask: z.string(), provisional }))
    .length(6, { error: 'must hold six quotes' }),
});

export type Site = z.infer<typeof site>;
export type Figures = z.infer<typeof figures>;
export type Navigation = z.infer<typeof navigation>;
export type InterfaceWords = z.infer<typeof interfaceWords>;
export type Routes = z.infer<typeof routes>;
export type Home = z.infer<typeof home>;
export type Testimonials = z.infer<typeof testimonials>;
