import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

/** What a template may use. */
export interface Given {
  title: string;
  /** Year-month-day. */
  today: string;
  /** The day of the event, for news. */
  date: string;
  /** The first place behind all that the folder has. */
  order: number;
}

/** One kind of content that can begin as a draft. */
export interface DraftKind {
  /** Where the file goes, from the root of the repository. */
  folder: string;
  /** Where it will be seen; a star stands for the name of the file. */
  address: string;
  /** true puts the day before the name of the file. */
  isDated?: boolean;
  format?: 'yaml' | 'md';
  text: (given: Given) => string;
}

/** `reason` is for callers that have words of their own for it. */
export type Draft = { file: string; text: string; address: string } | { problem: string; reason?: 'no name' | 'taken' };

/** Letters that Unicode does not take apart into a base letter and an accent. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
  '&': ' and ',
};
const LONGEST_NAME = 60;
const LONGEST_TITLE = 90;

/** A title in kebab-case, in plain Latin letters and digits: the file name, and with it the address. May be empty. */
export const fileName = (title: string): string => {
  const plain = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{Mark}'’‘`]/gu, '')
    .replace(/[^a-z0-9]/g, (letter) => LETTERS[letter] ?? ' ');
  const [first = '', ...words] = plain.split(' ').filter(Boolean);
  let name = first.slice(0, LONGEST_NAME);
  for (const word of words) {
    if (name.length + 1 + word.length > LONGEST_NAME) break;
    name = `${name}-${word}`;
  }
  return name;
};

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

const readArguments = (given: readonly string[]) => {
  try {
    const options = { name: { type: 'string' }, date: { type: 'string' } } as const;
    return parseArgs({ args: [...given], allowPositionals: true, options });
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return words.replace(/\. .*$/s, '.');
  }
};

/** Two entries with one number would be refused, so a new one goes to the end. */
const nextOrder = (folder: string): number => {
  const orders = globSync(join(folder, '*.{yaml,md}')).map((file) =>
    Number(/^order: (\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0),
  );
  return 1 + Math.max(0, ...orders);
};

/** What to write for a command line, or what is wrong with it. `today` is year-month-day. */
export const planDraft = (
  kinds: Readonly<Record<string, DraftKind>>,
  help: string,
  given: readonly string[],
  root: string,
  today: string,
): Draft => {
  const read = readArguments(given);
  if (typeof read === 'string') return { problem: `${read}\n\n${help}` };
  const [kind, ...rest] = read.positionals;
  const { date = today } = read.values;
  const own = kind !== undefined && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!own) return { problem: kind ? `There is no draft of the kind "${kind}".\n\n${help}` : help };
  const title = rest.join(' ').replace(/\s+/g, ' ').trim();
  if (title === '')
    return { problem: `The title is missing. Write it in quotes: npm run new -- ${kind} "Title"`, reason: 'no name' };
  if (title.length > LONGEST_TITLE)
    return { problem: `The title has ${title.length} characters: keep it to ${LONGEST_TITLE}. A heading is one line.` };
  if (!isDay(date)) return { problem: `"${date}" is not a day. Write year-month-day, for example 2027-01-31.` };
  const name = fileName(read.values.name ?? title);
  if (name === '' || name === 'index') {
    const problem = 'This makes no file name. Add one in plain letters: --name payroll-in-the-gulf';
    return { problem, reason: 'no name' };
  }
  const { folder, address, isDated, text, format = 'md' } = own;
  const full = isDated ? `${date}-${name}` : name;
  // Addresses that differ only in case lead to the same page, and some disks take such files for one.
  const taken = globSync(join(root, folder, '*')).find(
    (path) => basename(path).toLowerCase() === `${full}.${format}`.toLowerCase(),
  );
  if (taken) {
    const problem = `${folder}/${basename(taken)} is there already and was left as it is. Choose another title, or add --name another-name.`;
    return { problem, reason: 'taken' };
  }
  const order = nextOrder(join(root, folder));
  return {
    file: `${folder}/${full}.${format}`,
    text: text({ title, today, date, order }),
    address: address.replace('*', full),
  };
};
