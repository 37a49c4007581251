import { z } from 'zod';
import { DAY_MS } from '../../common/day.ts';
import {
  counted,
  countryCode,
  filled,
  group,
  label,
  link,
  listOf,
  markdown,
  onlyOnce,
  path,
  phoneNumber,
  provisional,
  reference,
  sentence,
  webAddress,
  whatsappNumber,
  withPlaceholders,
} from '../../content-reader/schema-words.ts';
import { figure, seo } from './page-parts.ts';

const NETWORKS = {
  linkedin: /(?:^|\.)linkedin\./,
  facebook: /(?:^|\.)facebook\./,
  whatsapp: /(?:^|\.)(?:whatsapp|wa)\./,
};
const profile = z
  .strictObject({
    network: z.enum(['linkedin', 'facebook', 'whatsapp']).describe('Which icon to show'),
    label: label.describe('What a screen reader says'),
    href: webAddress.describe('The full address of the profile'),
    provisional,
  })
  .refine(({ network, href }) => NETWORKS[network].test(URL.parse(href)?.hostname ?? ''), {
    path: ['href'],
    error: 'leads elsewhere than its icon says: write the address of the profile there',
  });

export const site = z.strictObject({
  name: label.describe('The brand'),
  tagline: label.describe('Next to the logo'),
  line: label.describe('The large line in the footer'),
  offer: label.describe('What we do and for whom, on the picture of every shared link'),
  origin: group('The address under which the site is public, without a slash at the end', {
    value: webAddress.refine((text) => !URL.canParse(text) || new URL(text).origin === text, {
      error:
        'must end with the name of the site: take away what follows it, as in https://www.dhr.example',
    }),
    provisional,
  }),
  legalName: group('The registered name of the company', {
    value: z.string().nullable().describe('The name; null until it is known'),
    provisional,
  }),
  phone: group('With country code, for example +971 2 000 0000', {
    value: phoneNumber.nullable().describe('The number; null until there is one'),
    provisional,
  }),
  phoneMissing: label.describe('What the call line says while there is no phone number'),
  whatsapp: group('Offers WhatsApp in the widget, on the contact page and in the footer', {
    number: whatsappNumber.nullable().describe('The number; null where WhatsApp is not wanted'),
    firstLine: filled(sentence, 'What the message begins with; {page} is the page'),
    provisional,
  }),
  mail: group('The address to which visitors write', {
    value: z.email().describe('An e-mail address'),
    provisional,
  }),
  copyrightYear: z
    .number()
    .int()
    .max(new Date().getUTCFullYear(), { error: 'is in the future: write the first year' })
    .describe('The first year in the footer; the last one is that of the build'),
  trademark: markdown.describe('The notice about the trademarks of SAP SE'),
  solutionPrefix: label.describe('Comes before the name of a solution in its heading'),
  offices: listOf('The offices, in the order of the pages', {
    city: label.describe('The name of the office'),
    lines: z.array(label).min(1).describe('The address, line by line'),
    country: countryCode,
    maps: webAddress.describe('Where "Open in Maps" leads'),
    hours: label
      .nullable()
      .describe('For example Monday to Friday, 9:00 to 18:00; null until known'),
    provisional,
  })
    .min(1)
    .superRefine(onlyOnce(({ city }) => city, 'is the name of an office', 'city')),
  social: z.array(profile).describe('Profiles in social networks, as icons in the footer'),
});

const navLink = z.strictObject({
  label: label.describe('The name in the menu'),
  href: path.describe('Where it leads, for example /about-us'),
  line: label.optional().describe('A few words under the name'),
});
const navLinks = z.array(navLink).describe('The links, in order');
const navArea = z.strictObject({
  label: label.describe('The name in the menu'),
  href: path.describe('The overview of the area'),
  intro: sentence.describe('One sentence at the start of the open menu'),
  all: label.describe('The words of the link to the overview'),
});
const navGroup = z.strictObject({ label: label.describe('The name in the menu'), links: navLinks });

export const navigation = z.strictObject({
  main: group('The header and the menu on small screens', {
    solutions: navArea.describe('The menu Solutions; its list comes from content/solutions/'),
    services: navArea.describe('The menu Services; its list comes from content/services/'),
    products: navGroup.describe('The menu Products'),
    about: navLink.describe('The link to the page about us'),
    resources: navGroup.describe('The menu Resources'),
    contact: navLink.describe('The button at the end of the header'),
  }),
  footer: group('The footer', {
    columns: z
      .array(z.strictObject({ heading: label.describe('The head of the column'), links: navLinks }))
      .describe('The columns, from the start of the line'),
    legal: navLinks.describe('The links in the last line'),
  }),
});

export const routes = z.strictObject({
  redirects: listOf('Permanent redirects; every removed address gets one', {
    from: path
      .regex(/^(?!\/)|^\/[^/?#*]+(?:\/[^/?#*]+)*\/?$/, {
        error: 'is never asked for: write the plain address of one page, without ?, # and *',
      })
      .meta({ examples: ['/sample'] })
      .describe('The old address'),
    to: path.describe('The page that takes its place'),
  }),
  fallbacks: listOf('What an unknown path below an area shows', {
    under: path
      .regex(/^(?!\/$)/, { error: 'would hide every missing page: name an area, as /services' })
      .describe('Every unknown path below this one'),
    page: path.describe('shows this page'),
    status: z
      .literal([200, 404], {
        error: 'must be 200 (shows the page) or 404 (not found): write one of them',
      })
      .describe('200 shows the page as if it were there, 404 says that nothing was found'),
  }).superRefine(onlyOnce(({ under }) => under, 'is under a path that is listed', 'under')),
});

const service = z.strictObject({
  title: label.describe('The name of the service'),
  text: sentence.describe('What it is, in one sentence'),
  href: path.describe('The page of the service'),
  figure,
});
const button = group('A button', {
  label: label.describe('The words on the button'),
  href: path.describe('Where it leads'),
});
const heading = label.describe('The heading of this section');
const text = sentence.describe('One or two sentences under the heading');
const more = label.describe('The words of every link to a page');

const stageResult = group('What follows from the countries in the field', {
  said: withPlaceholders(sentence, ['countries', 'people', 'routes', 'dates']).describe(
    'What a screen reader says',
  ),
  cloud: withPlaceholders(label, ['route']).describe('Under a single route'),
  clouds: label.describe('Under several'),
  nextOne: withPlaceholders(label, ['left']).describe('Under the number of dates'),
  coverage: label.describe('The third fact'),
  confirmed: counted().describe('Under it; {n} is the number as a word'),
  unknown: withPlaceholders(sentence, ['text']).describe('About a name that is no country'),
  meant: withPlaceholders(sentence, ['text', 'country']).describe(
    'The same where one may be meant',
  ),
  noName: withPlaceholders(sentence, ['text']).describe('About a number without a country'),
  shared: withPlaceholders(sentence, ['text']).describe('About one number for several countries'),
});

export const home = z.strictObject({
  seo,
  stage: group('The top of the page', {
    heading: label.describe('The heading of the home page'),
    lead: text,
    button,
    link: group('A link next to the button', {
      label: label.describe('The words of the link'),
      href: link.describe('Where it leads'),
    }),
    ask: group('The field that leads to the payroll advisor', {
      label: label.describe('The question above the field'),
      example: label.describe('What the empty field shows'),
      show: label.describe('What a screen reader says about the button'),
      hint: sentence.describe('Under the empty field'),
    }),
    result: stageResult,
  }),
  banner: group('The band of changing sentences', {
    label: label.describe('What a screen reader says about the banner'),
    controls: label.describe('What a screen reader says about its buttons'),
    sentences: z.array(label).length(6).describe('Six sentences that take turns'),
    provisional,
  }),
  solutions: group('The tiles of the solutions', { heading, text, more }),
  claims: group('DHR in numbers', {
    label: label.describe('What a screen reader says about the numbers'),
    items: listOf('The numbers, in order', {
      claim: reference.describe('A name from claims.yaml'),
      label: label.describe('What it counts'),
    }),
  }),
  services: group('The plates of the services', {
    heading,
    text,
    cards: z.array(service).length(6).describe('The six services'),
    provisional,
  }),
  testimonials: group('The frame of the quotes; the quotes are in testimonials.yaml', {
    heading,
    outcomes: label.describe('The heading until there are six quotes'),
    controls: label.describe('What a screen reader says about its buttons'),
  }),
  thread: group("The solutions in the order of an employee's life", {
    heading,
    text,
    button,
    more,
  }),
});

/** As many take turns on the home page, quotes or outcomes. */
export const SLIDES = 6;

export const testimonials = z.strictObject({
  quotes: listOf('What clients said; shown once there are six', {
    quote: sentence.describe('What the client said, without quotation marks'),
    company: label.describe('Who said it, as the client agreed to be named'),
  }).max(SLIDES, { error: 'must hold six quotes at most: remove some' }),
  outcomes: listOf('Six outcomes in our own words, shown until there are six quotes', {
    situation: label.describe('When it is so, for example "After a payroll move"; never a client'),
    outcome: sentence.describe('What is true then'),
  }).length(SLIDES, { error: 'must hold six outcomes: add or remove some' }),
  provisional,
});

export const spelling = z.strictObject({
  words: z
    .record(z.string(), label)
    .describe('Words that do not simply begin with a capital letter'),
});

const MAX_HOLIDAY_MS = 31 * DAY_MS;
const isoDay = z.iso.date({ error: 'is not a date: write year-month-day, for example 2026-12-02' });
function holidaysOf(country: string) {
  return z
    .array(
      z
        .strictObject({
          name: label.describe('What is celebrated'),
          from: isoDay.describe('Its first day'),
          to: isoDay.optional().describe('Its last day, if it has several'),
          byTheMoon: z
            .literal(true)
            .optional()
            .describe('true until the day is announced; correct it then'),
        })
        .refine(({ from, to = from }) => from <= to, {
          error: 'ends before it begins',
          path: ['to'],
        })
        .refine(({ from, to = from }) => Date.parse(to) - Date.parse(from) < MAX_HOLIDAY_MS, {
          error: 'ends more than a month after it begins: correct one of the two days',
          path: ['to'],
        }),
    )
    .describe(`Public holidays ${country}`);
}

export const holidays = z.strictObject({
  uae: holidaysOf('in the United Arab Emirates'),
  india: holidaysOf('in India'),
});

export type Navigation = z.infer<typeof navigation>;
export type Spelling = z.infer<typeof spelling>;
export type Site = z.infer<typeof site>;
export type Home = z.infer<typeof home>;
