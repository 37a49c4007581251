import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What a template may use. */
export interface Given {
  title: string;
  /** Year-month-day. */
  today: string;
  /** The day of the event, or of the consent. */
  date: string;
  /** The first place behind all that the folder has. */
  order: number;
}

/** One kind of content that can begin as a draft. */
export interface DraftKind {
  /** Where the file goes, from the root of the repository. */
  folder: string;
  /** Where it will be seen; a star is replaced by the name of the file. */
  address: string;
  /** true puts the day before the name of the file. */
  isDated?: boolean;
  /** A day that only the editor knows, in words: it is never filled in. */
  asksFor?: string;
  format?: 'yaml' | 'md';
  text: (given: Given) => string;
}

/** What a draft is to be; its file is named after its title unless it has a name. */
export interface Wanted {
  kind: string;
  title: string;
  date?: string | undefined;
  name?: string | undefined;
}
export type Draft = { file: string; text: string; address: string } | { problem: string };

const LONGEST_NAME = 60;
const LONGEST_TITLE = 90;

/** A title in kebab-case, in plain Latin letters and digits: the file name, and with it the address. May be empty. */
export const fileName = (title: string): string => {
  const words = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{Mark}'’‘`]/gu, '')
    .replaceAll('&', ' and ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  while (words.length > 1 && words.join('-').length > LONGEST_NAME) words.pop();
  return words.join('-').slice(0, LONGEST_NAME);
};

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

/** Two entries with one number would be refused, so a new one goes to the end. */
const nextOrder = (folder: string): number => {
  const orders = globSync(join(folder, '*.{yaml,md}')).map((file) =>
    Number(/^order: (\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0),
  );
  return 1 + Math.max(0, ...orders);
};

/** The draft that is wanted, or why there cannot be one. `today` is year-month-day. */
export const planDraft = (
  kinds: Readonly<Record<string, DraftKind>>,
  wanted: Wanted,
  root: string,
  today: string,
): Draft => {
  const own = Object.hasOwn(kinds, wanted.kind) ? kinds[wanted.kind] : undefined;
  if (!own) return { problem: `There is no draft of the kind "${wanted.kind}".` };
  const title = wanted.title.replace(/\s+/g, ' ').trim();
  const date = wanted.date || today;
  if (title === '') return { problem: 'The title is missing.' };
  if (title.length > LONGEST_TITLE)
    return { problem: `The title has ${title.length} characters: keep it to ${LONGEST_TITLE}. A heading is one line.` };
  if (own.asksFor && !wanted.date) return { problem: `The ${own.asksFor} is missing.` };
  if (!isDay(date)) return { problem: `"${date}" is not a day. Write year-month-day, for example 2027-01-31.` };
  const name = fileName(wanted.name ?? title);
  if (name === '' || name === 'index')
    return { problem: 'This makes no file name: use a word in plain letters from a to z.' };
  const { folder, address, isDated, text, format = 'md' } = own;
  const full = isDated ? `${date}-${name}` : name;
  // Addresses that differ only in case lead to the same page, and some disks take such files for one.
  const taken = globSync(join(root, folder, '*')).find((path) => basename(path).toLowerCase() === `${full}.${format}`);
  if (taken) return { problem: `There is already a file ${folder}/${basename(taken)}: choose another title.` };
  return {
    file: `${folder}/${full}.${format}`,
    text: text({ title, today, date, order: nextOrder(join(root, folder)) }),
    address: address.replace('*', full),
  };
};
