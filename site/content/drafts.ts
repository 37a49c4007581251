import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stringify } from 'yaml';
import { isDay, isoDay } from '../../common/day.ts';
import { fileName } from '../../common/text.ts';

/** One kind of content that can begin as a draft; site/content/drafts/ has a template for each. */
interface DraftKind {
  folder: string;
  /** Where it will be seen; a star is replaced by the name of the file. */
  address: string;
  isDated?: boolean;
  /** The words for a day that only the editor knows: it is never filled in. */
  asksFor?: string;
  format?: 'yaml';
}

/** The draft to write; its file is named after its title unless it has a name. */
interface Wanted {
  kind: string;
  title: string;
  date?: string | undefined;
  name?: string | undefined;
}
type Draft = { file: string; text: string; address: string } | { problem: string };

/** Always in quotes: a title such as 2027-01-31 or "true" must stay words for every reader of YAML. */
function value(text: string): string {
  return stringify(text, { lineWidth: 0, defaultStringType: 'QUOTE_SINGLE' }).trim();
}

/** As many whole words as a search result shows. */
export function shortTitle(text: string): string {
  return text.replace(/^(.{0,64}\S)(?:\s.*)?$/s, '$1').slice(0, 65);
}

function monthLater(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 30);
  return isoDay(date);
}

const KINDS: Readonly<Record<string, DraftKind>> = {
  blog: { folder: 'content/blog', address: '/blogs/*' },
  news: { folder: 'content/news', address: '/news#*', isDated: true },
  page: { folder: 'content/pages', address: '/*', format: 'yaml' },
  service: { folder: 'content/services', address: '/services/*', format: 'yaml' },
  solution: { folder: 'content/solutions', address: '/solutions/*', format: 'yaml' },
  deadline: {
    folder: 'content/deadlines',
    address: '/insights/deadlines',
    asksFor: 'day on which it changes',
    format: 'yaml',
  },
  product: { folder: 'content/products', address: '/products', format: 'yaml' },
  country: { folder: 'content/countries', address: '/tools/payroll-advisor', format: 'yaml' },
  opening: { folder: 'content/openings', address: '/careers#*' },
  person: {
    folder: 'content/people',
    address: '/about-us#*',
    asksFor: 'day on which the person agreed to be named',
  },
  reference: {
    folder: 'content/references',
    address: '/about-us#*',
    asksFor: 'day on which the client permitted the reference',
  },
};

/** Two entries with one number would be refused, so a new one goes to the end. */
function nextOrder(folder: string, field: 'order' | 'lifeOrder'): number {
  const orders = globSync(join(folder, '*.{yaml,md}')).map((file) =>
    Number(new RegExp(`^${field}: (\\d+)`, 'm').exec(readFileSync(file, 'utf8'))?.[1] ?? 0),
  );
  return 1 + Math.max(0, ...orders);
}

const ENGLISH = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' });
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** The two letters of a country by its English name; XX, which no country has, where there is none. */
function codeOf(name: string): string {
  return (
    LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).find(
      (code) => ENGLISH.of(code) === name,
    ) ?? 'XX'
  );
}

/** The draft that is wanted, or why there cannot be one. `today` is year-month-day. */
export function newDraft(wanted: Wanted, root: string, today: string): Draft {
  const own = Object.hasOwn(KINDS, wanted.kind) ? KINDS[wanted.kind] : undefined;
  if (!own) return { problem: `There is no draft of the kind "${wanted.kind}".` };
  const title = wanted.title.replace(/\s+/g, ' ').trim();
  const date = wanted.date || today;
  if (title === '') return { problem: 'The title is missing.' };
  if (own.asksFor && !wanted.date) return { problem: `The ${own.asksFor} is missing.` };
  if (!isDay(date))
    return { problem: `"${date}" is not a day. Write year-month-day, for example 2027-01-31.` };
  const name = fileName(wanted.name ?? title);
  if (name === '' || name === 'index')
    return { problem: 'This makes no file name: use a word in plain letters from a to z.' };
  const { folder, address, isDated, format = 'md' } = own;
  const full = isDated ? `${date}-${name}` : name;
  // Addresses that differ only in case lead to the same page, and some disks take such files for
  // one.
  const taken = globSync(join(root, folder, '*')).find(
    (path) => basename(path).toLowerCase() === `${full}.${format}`,
  );
  if (taken)
    return {
      problem: `There is already a file ${folder}/${basename(taken)}: choose another title.`,
    };
  const values: Record<string, string> = {
    title: value(title),
    code: codeOf(title),
    short: value(shortTitle(title)),
    today,
    date,
    closes: monthLater(today),
    order: String(nextOrder(join(root, folder), 'order')),
    lifeOrder: String(nextOrder(join(root, folder), 'lifeOrder')),
  };
  const template = readFileSync(
    new URL(`./drafts/${wanted.kind}.${format}`, import.meta.url),
    'utf8',
  );
  return {
    file: `${folder}/${full}.${format}`,
    text: template.replace(/%(\w+)%/g, (place, key: string) => values[key] ?? place),
    address: address.replace('*', full),
  };
}
