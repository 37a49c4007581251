import { withoutReordering } from '../../common/text.ts';
import { referenceOf } from '../../enquiries/contract/reference.ts';
import { mailRows } from '../../enquiries/deliveries/enquiry-mail.ts';
import { findEnquiry, type Listed, listEnquiries } from '../../enquiries/store/read.ts';
import type { AttemptTable, OutboxTable } from '../../enquiries/store/tables.ts';
import { exportRecord } from '../staff/export.ts';
import { type Command, timeOf, toJson, UsageFault } from './command.ts';
import { filterOf, findId } from './find.ts';
import { stateWords } from './state-words.ts';
import { type Column, table } from './table.ts';

/** What became of it, and whether staff have called it spam since. */
const stateOf = ({ state, enquiry }: Pick<Listed, 'state' | 'enquiry'>): string =>
  enquiry.spam.quarantined && state !== 'quarantined' ? `${stateWords[state]}, spam` : stateWords[state];

const columns = (zone: string): Column<Listed>[] => [
  { title: 'Reference', most: 11, text: ({ enquiry }) => referenceOf(enquiry.id) },
  { title: `Received (${zone})`, most: 40, text: ({ enquiry }) => timeOf(enquiry.receivedAt, zone) },
  { title: 'State', most: 20, text: stateOf },
  { title: 'Name', most: 24, text: ({ enquiry: { values } }) => `${values.firstName} ${values.lastName}` },
  { title: 'Company', most: 24, text: ({ enquiry: { values } }) => values.company },
  { title: 'E-mail', most: 36, text: ({ enquiry: { values } }) => values.businessEmail },
];

export const list: Command = {
  usage: 'list [--state S] [--since DAY] [--email ADDRESS] [--limit N]',
  summary: 'shows enquiries, newest first (50 unless told otherwise)',
  options: ['state', 'since', 'email', 'limit'],
  mostNames: 0,
  only: 'looks',
  async run({ database, options, zone, note, print }) {
    const filter = filterOf(options, 50, zone);
    await note({ what: 'listed-all' });
    const found = await listEnquiries(database.reader, filter);
    if (options.json) print(toJson(found.map(exportRecord)));
    else if (found.length === 0) print('No enquiries.\n');
    else print(table(columns(zone), found));
    if (!options.json && found.length === filter.limit)
      print(`\nOnly the newest ${filter.limit}: see more with --limit.\n`);
    return true;
  },
};

export const find: Command = {
  usage: 'search WORDS [--limit N]',
  summary: 'finds enquiries by name, company, address, words of the message or of a note; beginnings are enough',
  options: ['limit'],
  mostNames: Number.POSITIVE_INFINITY,
  only: 'looks',
  async run({ database, staff, options, names, zone, note, print }) {
    const q = names.join(' ');
    if (q.trim() === '') throw new UsageFault('What to look for? Give some words.');
    const { limit } = filterOf({ ...options, state: undefined }, 50, zone);
    await note({ what: 'searched' });
    const { rows, next } = await staff.search({ q, limit });
    const ids = rows.map((row) => row.id);
    const found = ids.length > 0 ? await listEnquiries(database.reader, { ids, limit: ids.length }) : [];
    if (options.json) print(toJson(found.map(exportRecord)));
    else if (found.length === 0) print(`No enquiry contains "${withoutReordering(q)}".\n`);
    else print(table(columns(zone), found));
    if (!options.json && next !== null) print(`\nOnly the newest ${limit}: see more with --limit.\n`);
    return true;
  },
};

const jobColumns = (zone: string): Column<OutboxTable>[] => [
  { title: 'Delivery', most: 16, text: (job) => job.delivery },
  { title: 'State', most: 12, text: (job) => stateWords[job.state] },
  { title: 'Attempts', most: 8, text: (job) => String(job.attempts) },
  {
    title: `Next or done (${zone})`,
    most: 40,
    text: (job) => timeOf(job.ended_at ?? (job.state === 'pending' ? job.due_at : null), zone),
  },
  {
    title: 'Remark',
    most: 60,
    text: ({ dismissed_by, last_error }) =>
      [dismissed_by === null ? '' : `by ${dismissed_by}`, (last_error ?? '').replace(/\s+/g, ' ')]
        .filter(Boolean)
        .join('; '),
  },
];

const attemptColumns = (zone: string): Column<AttemptTable & { delivery: string }>[] => [
  { title: `Attempt (${zone})`, most: 40, text: (attempt) => timeOf(attempt.at, zone) },
  { title: 'Delivery', most: 16, text: (attempt) => attempt.delivery },
  { title: 'Outcome', most: 12, text: (attempt) => stateWords[attempt.outcome] },
  { title: 'Answer', most: 80, text: (attempt) => attempt.answer.replace(/\s+/g, ' ') },
];

export const show: Command = {
  usage: 'show REFERENCE',
  summary: 'shows one enquiry with its deliveries, every attempt and, if any, the reasons for its quarantine',
  mostNames: 1,
  only: 'looks',
  async run(call) {
    const { database, staff, options, names, zone, print } = call;
    const [name] = names;
    if (name === undefined) throw new UsageFault('Which enquiry? Give one reference.');
    const found = await findEnquiry(database.reader, await findId(call, name));
    if (!found) throw new UsageFault('The enquiry was deleted just now.');
    if (options.json) {
      print(toJson({ ...exportRecord(found), deliveries: found.jobs }));
      return true;
    }
    for (const [label, text] of mailRows(found.enquiry)) {
      const isTime = text === new Date(found.enquiry.receivedAt).toISOString();
      print(`${label}: ${isTime ? `${timeOf(found.enquiry.receivedAt, zone)} (${zone})` : withoutReordering(text)}\n`);
    }
    print(`State: ${stateOf(found)}\nSpam score: ${found.enquiry.spam.score}\n`);
    for (const reason of found.enquiry.spam.reasons) print(`  ${withoutReordering(reason)}\n`);
    print(`\n${table(jobColumns(zone), found.jobs)}`);
    const history = found.jobs.flatMap((job) => job.history.map((one) => ({ ...one, delivery: job.delivery })));
    if (history.length > 0) print(`\n${table(attemptColumns(zone), history)}`);
    for (const { at, by, text } of (await staff.show(found.enquiry.id))?.notes ?? [])
      print(`\nNote by ${by.name}, ${timeOf(at, zone)}\n${withoutReordering(text)}\n`);
    return true;
  },
};
