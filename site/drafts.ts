import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { type Draft, type DraftKind, type Given, planDraft } from '../content-reader/drafts.ts';

const HELP = `Write a draft:
  npm run new -- blog "Title"
  npm run new -- news "Title"        with --date 2027-01-31 for the day of the event; default: today
  npm run new -- opening "Title"
  npm run new -- page "Title"
  npm run new -- product "Name"
  npm run new -- person "Name"       who agreed to be named
  npm run new -- reference "Client"  that permitted it
  --name plain-words                 names the file yourself; default: from the title

A draft is a valid file that no build shows. Solutions and services have no draft: they are public with the next
build, and an empty one would be a page with nothing to say. Copy a file of content/solutions/ or content/services/
when its words are ready; content/README.md says how.`;

/** Always in quotes: a title such as 2027-01-31 or "true" must stay words for every reader of YAML. */
const value = (text: string): string => stringify(text, { lineWidth: 0, defaultStringType: 'QUOTE_SINGLE' }).trim();

/** As many whole words as a search result shows. */
const short = (text: string): string =>
  text.length <= 65
    ? text
    : text
        .slice(0, 66)
        .replace(/\s+\S*$/, '')
        .slice(0, 65);

const monthLater = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 30);
  return date.toISOString().slice(0, 10);
};

/** A file of site/drafts/ with its %places% filled. */
const fromFile =
  (name: string) =>
  ({ title, today, date, order }: Given): string => {
    const values: Record<string, string> = {
      title: value(title),
      short: value(short(title)),
      today,
      date,
      closes: monthLater(today),
      order: String(order),
    };
    const template = readFileSync(new URL(`./drafts/${name}`, import.meta.url), 'utf8');
    return template.replace(/%(\w+)%/g, (place, key: string) => values[key] ?? place);
  };

/** The kinds of content that have a draft field. */
const KINDS: Readonly<Record<string, DraftKind>> = {
  blog: { folder: 'content/blog', address: '/blogs/*', text: fromFile('blog.md') },
  news: { folder: 'content/news', address: '/news#*', isDated: true, text: fromFile('news.md') },
  page: { folder: 'content/pages', address: '/*', text: fromFile('page.yaml'), format: 'yaml' },
  product: { folder: 'content/products', address: '/products', text: fromFile('product.yaml'), format: 'yaml' },
  opening: { folder: 'content/openings', address: '/careers#*', text: fromFile('opening.md') },
  person: { folder: 'content/people', address: '/about-us#*', text: fromFile('person.md') },
  reference: { folder: 'content/references', address: '/about-us#*', text: fromFile('reference.md') },
};

/** The draft that a command line asks for. */
export const newDraft = (given: readonly string[], root: string, today: string): Draft =>
  planDraft(KINDS, HELP, given, root, today);
