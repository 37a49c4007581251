import { z } from 'zod';
import { DAY_MS, HOUR_MS } from '../common/day.ts';

/** Kinds of value, in the words of an editor of YAML. */
const KINDS: Record<string, string> = {
  string: 'words: put quotes around this value',
  number: 'a number: write digits without quotes',
  int: 'a whole number: write digits without quotes',
  boolean: 'true or false: write one of the two without quotes',
  array: 'a list: begin every entry with "- " on a line of its own',
  object: 'a group of fields: write each on a line of its own, two spaces further in',
  record: 'a group of fields: write each on a line of its own, two spaces further in',
};
const FORMATS: Record<string, string> = {
  url: 'is not a full address: begin it with https://, as the browser shows it',
  email: 'is not an e-mail address: write it as name@company.com',
};

function wordsForSize({
  origin,
  exact,
  minimum,
  maximum,
}: z.core.$ZodRawIssue & Record<string, unknown>) {
  const limit = String(minimum ?? maximum);
  const bound = exact ? 'exactly' : minimum === undefined ? 'at most' : 'at least';
  if (origin === 'number') return `must be ${bound} ${limit}: write another number`;
  const parts = origin === 'string' ? 'characters' : limit === '1' ? 'entry' : 'entries';
  return `must have ${bound} ${limit} ${parts}: add or remove some`;
}

/** For fields without words of their own: a message must tell an editor what to do. */
z.config({
  customError: (issue) => {
    if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing: add it';
    if (issue.code === 'invalid_type' && issue.input === null)
      return 'is empty: write its value, or what belongs to it two spaces further in';
    if (issue.code === 'invalid_type') return `must be ${KINDS[issue.expected] ?? issue.expected}`;
    if (issue.code === 'invalid_value' && issue.values.length === 1)
      return `can only be ${String(issue.values[0])}: write that, or delete the line`;
    if (issue.code === 'invalid_value')
      return `must be one of ${issue.values.map(String).join(', ')}: choose one`;
    if (issue.code === 'invalid_format')
      return FORMATS[issue.format] ?? 'is not written as it must be: compare it with other files';
    if (issue.code === 'invalid_union')
      return 'has an unknown kind: use one of the kinds listed in content/README.md';
    if (issue.code === 'too_small' || issue.code === 'too_big') return wordsForSize(issue);
    return undefined;
  },
});

/** One sentence for a value that is not there, another for one that is no text. */
export function wordsOr(missing: string) {
  return {
    error: ({ input }: { input?: unknown }) =>
      input === undefined || input === null
        ? `is missing: ${missing}`
        : `must be ${KINDS['string']}`,
  };
}

/** Every message ends in a remedy, because its reader is an editor, not a developer. */
export function oneLine(limit: number) {
  return z
    .string(wordsOr('write the words between quotes, or one value after the colon'))
    .trim()
    .min(1, { error: 'is empty: write some words or remove it' })
    .max(limit, { error: `is too long: keep it under ${limit} characters` })
    .refine((text) => !text.includes(']('), {
      error: 'has a link, but shows words only: write them without brackets',
    });
}

export const label = oneLine(90)
  .refine((text) => !text.includes('**'), {
    error: 'has stars, but shows plain words only: write them without **',
  })
  .describe('A few words, at most 90 characters');
/** The name of something defined elsewhere: it is compared letter by letter and not shown. */
export const reference = label.meta({ format: 'reference' });
export const sentence = oneLine(320).describe('One or two sentences, at most 320 characters');
export const markdown = z
  .string(wordsOr('write Markdown text after "|"'))
  .trim()
  .min(1, { error: 'is empty: write some words or delete the section' })
  .describe('Markdown: blank lines between paragraphs, **bold**, [links](/contact-us) and lists')
  // A word of JSON Schema; it stays when a field describes itself in its own words.
  .meta({ contentMediaType: 'text/markdown' });
export function group<Shape extends z.ZodRawShape>(what: string, shape: Shape) {
  return z.strictObject(shape).describe(what);
}
/** Entries with the same fields. */
export function listOf<Shape extends z.ZodRawShape>(what: string, shape: Shape) {
  return z.array(z.strictObject(shape)).describe(what);
}
/** Fields of one kind whose names say what they are. */
export function fields<Name extends string, Kind extends z.ZodType>(kind: Kind, ...names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, kind])) as Record<Name, Kind>;
}
export const path = z
  .string(wordsOr('write a path such as /contact-us'))
  .regex(/^\/[^\s]*$/, {
    error: 'must be a path of this site: begin it with "/", for example /contact-us',
  })
  .describe('A path of this site, for example /contact-us');
export const link = z
  .string(wordsOr('write a path such as /contact-us or an https address'))
  .regex(/^(\/\S*|https:\/\/[^\s/.]+\.\S+|mailto:[^\s@]+@\S+|#\S+)$/, {
    error:
      'is not an address: begin it with "/" for a page of this site, or with "https://" and its full name',
  })
  .describe('A path of this site, for example /contact-us, or a full https address');
export const picture = z
  .string()
  .regex(/^\.\/[\w-]+\.(?:avif|jpe?g|png|webp)$/i, {
    error:
      'is not a picture: put a PNG, JPEG, WebP or AVIF into the folder and write ./ and its name',
  })
  .meta({ format: 'picture' });
export const webAddress = z
  .url({
    protocol: /^https$/,
    hostname: /^[^.]+(\.[^.]+)+$/,
    error: FORMATS['url'],
  })
  .describe('A full https address');
export const phoneNumber = z
  .string({ error: 'must be words: put quotes around this value' })
  .refine(
    (text) => /^\+[1-9][\d ]*(?: ext\. \d{1,6})?$/.test(text) && /^\d{8,15}$/.test(digitsOf(text)),
    {
      error:
        'is not a phone number: write +, the country code and digits with spaces, for example +971 2 000 0000, and at most "ext. 12" after it',
    },
  )
  .describe('With country code, for example +971 2 000 0000 or +971 2 000 0000 ext. 12');
function digitsOf(phone: string): string {
  return phone.replace(/ext.*/, '').replace(/\D/g, '');
}
export const whatsappNumber = phoneNumber.refine((text) => !text.includes('ext'), {
  error: 'is not a number of WhatsApp: write +, the country code and digits, without an extension',
});
export const provisional = z
  .literal(true, {
    error: 'can only be true: delete the line once the owner has confirmed the value',
  })
  .optional()
  .describe('true while the owner must still confirm this; delete the line when confirmed');
function wordsForDay(input: unknown): string {
  if (input === undefined || input === null)
    return 'is missing: write year-month-day, for example 2026-11-13';
  return typeof input === 'string' && /^\d{4}-\d\d-\d\d$/.test(input)
    ? 'is not a day of the calendar: count the days of that month'
    : 'is not a date: write year-month-day, for example 2026-11-13';
}
/** A calendar day. JavaScript alone would take 30 February for 2 March. */
export const day = z.iso
  .date({ error: ({ input }) => wordsForDay(input) })
  .refine((text) => text >= '2000', { error: 'is before the year 2000: correct the year' })
  .transform((text) => new Date(text))
  .describe('Year-month-day, for example 2026-11-13');
/** Whether a day has begun somewhere on earth. */
export function hasBegun(date: Date): boolean {
  return date.getTime() <= Date.now() + 14 * HOUR_MS;
}

/** A day on which something happened. */
export const pastDay = day.refine(hasBegun, {
  error: 'is in the future: write the day on which it happened',
});
/** Says of an item of a list that another one has the same value. */
export function onlyOnce<Item>(keyOf: (item: Item) => unknown, what: string, ...at: string[]) {
  return (items: readonly Item[], context: z.core.$RefinementCtx): void => {
    const seen = new Set<unknown>();
    for (const [i, item] of items.entries()) {
      const key = keyOf(item);
      const message = `${what} a second time: keep one of the two`;
      if (seen.has(key)) context.addIssue({ code: 'custom', path: [i, ...at], message });
      seen.add(key);
    }
  };
}

/** Day and time in the Gulf, 2027-01-31 09:00, as a moment. */
export function momentOf(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}:00+04:00`);
}
/** Whether an entry is kept out of the site: a draft is, until its time has come. */
export function isKeptOut(draft: unknown, publishAt: unknown): boolean {
  return draft === true && !(momentOf(String(publishAt)) <= Date.now());
}
/** Whether an entry that is dated on a day is a draft, and not due before that day. */
export function canBeDated(entry: { draft?: boolean; publishAt?: string }, dated: Date): boolean {
  const { draft, publishAt } = entry;
  return draft === true && (!publishAt || dated.getTime() <= momentOf(publishAt) + DAY_MS);
}
export function drafts(what: string) {
  return {
    draft: z.boolean().optional().describe(`true keeps the ${what} out of the site`),
    publishAt: z
      .string()
      .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/, {
        error: 'is not a day and a time: write them like 2027-01-31 09:00',
      })
      .refine((text) => !Number.isNaN(momentOf(text)), {
        error: 'is no moment of the calendar: count the days, and write 09:00 for nine',
      })
      .meta({ examples: ['2027-01-31 09:00'] })
      .optional()
      .describe('Day and time in the Gulf at which the draft becomes public by itself'),
  };
}

/** The {placeholders} of a sentence; {{claims}} have been filled in by then and do not count. */
function placeholdersOf(words: string): string[] {
  return [...words.replace(/\{\{.*?\}\}/g, '').matchAll(/\{(\w*)\}/g)].map(
    (match) => match[1] ?? '',
  );
}
function inBraces(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}

export function withPlaceholders(kind: z.ZodString, names: readonly string[]) {
  return kind.refine((words) => placeholdersOf(words).every((name) => names.includes(name)), {
    error: `has a placeholder that nothing fills: use only ${inBraces(names) || 'words'}`,
  });
}

/** A sentence, or a few words, with {placeholders} that code fills in. */
export function template(...names: string[]) {
  return withPlaceholders(sentence, names).describe(`May contain ${inBraces(names)}`);
}
export function shortTemplate(...names: string[]) {
  return withPlaceholders(label, names).describe(`May contain ${inBraces(names)}`);
}
/** The words for one and for several; `names` are other {placeholders} they may have. */
export function counted(...names: string[]) {
  return group(
    'The words for one and for several; {n} is the number',
    fields(shortTemplate('n', ...names), 'one', 'many'),
  );
}

/** Words that must keep every one of the {placeholders} that their help for editors names. */
export function filled(kind: z.ZodString, help: string) {
  const names = placeholdersOf(help);
  return withPlaceholders(kind, names)
    .refine((words) => names.every((name) => placeholdersOf(words).includes(name)), {
      error: `has lost a placeholder: keep ${inBraces(names)}`,
    })
    .describe(help);
}

const ENGLISH = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** The English name of every country, by its code; ZZ is "unknown region". */
export const countryNames = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const name = code === 'ZZ' ? undefined : ENGLISH.of(code);
    return name === undefined ? [] : [[code, name] as const];
  }),
);
export const countryCode = z
  .string()
  .refine((code) => countryNames.has(code), {
    error: 'is not the code of a country: write its two capital letters, for example AE or IN',
  })
  .meta({ pattern: '^[A-Z]{2}$', examples: ['AE'] })
  .describe('Two-letter code');
export const countryName = label.refine((name) => [...countryNames.values()].includes(name), {
  error: 'is not the English name of a country: write it in full',
});
