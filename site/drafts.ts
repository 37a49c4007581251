import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { type Draft, type DraftKind, type Given, planDraft, type Wanted } from '../content-reader/drafts.ts';

/** Always in quotes: a title such as 2027-01-31 or "true" must stay words for every reader of YAML. */
const value = (text: string): string => stringify(text, { lineWidth: 0, defaultStringType: 'QUOTE_SINGLE' }).trim();

/** As many whole words as a search result shows. */
const short = (text: string): string => text.replace(/^(.{0,64}\S)(?:\s.*)?$/s, '$1').slice(0, 65);

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
  person: {
    folder: 'content/people',
    address: '/about-us#*',
    text: fromFile('person.md'),
    asksFor: 'day on which the person agreed to be named',
  },
  reference: {
    folder: 'content/references',
    address: '/about-us#*',
    text: fromFile('reference.md'),
    asksFor: 'day on which the client permitted the reference',
  },
};

/** A draft from the templates of this site. */
export const newDraft = (wanted: Wanted, root: string, today: string): Draft => planDraft(KINDS, wanted, root, today);
