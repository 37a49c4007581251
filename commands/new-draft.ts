import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type DraftKind, draftKinds } from './drafts.ts';
import { fileName } from './file-name.ts';

export const HELP = `Write a draft:
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

/** `reason` is for whoever has words of their own for it. */
export type Draft = { file: string; text: string; address: string } | { problem: string; reason?: 'no name' | 'taken' };

const TITLE_LIMIT = 90;
const isKind = (word: string | undefined): word is keyof typeof draftKinds =>
  word !== undefined && Object.hasOwn(draftKinds, word);
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
const nextOrder = (folder: string): number =>
  1 +
  globSync(join(folder, '*.{yaml,md}'))
    .map((file) => Number(/^order: (\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0))
    .reduce((last, order) => Math.max(last, order), 0);

/** What to write for a command line, or what is wrong with it. `today` is year-month-day. */
export const planDraft = (given: readonly string[], root: string, today: string): Draft => {
  const read = readArguments(given);
  if (typeof read === 'string') return { problem: `${read}\n\n${HELP}` };
  const [kind, ...rest] = read.positionals;
  const { date = today } = read.values;
  if (!isKind(kind)) return { problem: kind ? `There is no draft of the kind "${kind}".\n\n${HELP}` : HELP };
  const title = rest.join(' ').replace(/\s+/g, ' ').trim();
  if (title === '')
    return { problem: `The title is missing. Write it in quotes: npm run new -- ${kind} "Title"`, reason: 'no name' };
  if (title.length > TITLE_LIMIT)
    return { problem: `The title has ${title.length} characters: keep it to ${TITLE_LIMIT}. A heading is one line.` };
  if (!isDay(date)) return { problem: `"${date}" is not a day. Write year-month-day, for example 2027-01-31.` };
  const name = fileName(read.values.name ?? title);
  if (name === '' || name === 'index')
    return {
      problem: `This makes no file name. Add one in plain letters: --name payroll-in-the-gulf`,
      reason: 'no name',
    };

  const { folder, address, prefix, text, format = 'md' }: DraftKind = draftKinds[kind];
  const facts = { title, today, date, order: nextOrder(join(root, folder)) };
  const full = `${prefix?.(facts) ?? ''}${name}`;
  // Addresses that differ only in case lead to the same page, and some disks take such files for one.
  const taken = globSync(join(root, folder, '*')).find(
    (path) => basename(path).toLowerCase() === `${full}.${format}`.toLowerCase(),
  );
  if (taken)
    return {
      problem: `${folder}/${basename(taken)} is there already and was left as it is. Choose another title, or add --name another-name.`,
      reason: 'taken',
    };
  return { file: `${folder}/${full}.${format}`, text: text(facts), address: address(full) };
};
