import { writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { isoDay } from '../../common/day.ts';
import { withoutReordering } from '../../common/text.ts';
import { count } from '../../common/wording.ts';
import { readReference, referenceOf } from '../../enquiries/contract/reference.ts';
import { mailRows } from '../../enquiries/deliveries/enquiry-mail.ts';
import {
  countEnquiries,
  type EnquiryState,
  enquiryStates,
  findEnquiry,
  type Listed,
  type ListFilter,
  listEnquiries,
} from '../../enquiries/store/read.ts';
import type { AttemptTable, OutboxTable } from '../../enquiries/store/tables.ts';
import { exportHead, exportLine, exportPages, exportRecord } from '../staff/export.ts';
import { idsOfReference } from '../staff/list.ts';
import { beginningOf } from '../staff/weeks.ts';
import {
  type Call,
  type Command,
  fillNewFile,
  type Options,
  stateWords,
  timeOf,
  toJson,
  UsageFault,
} from './command.ts';
import { type Column, table } from './table.ts';

/** Numbers that begin like this. Two of them are enough to know that one would be a guess. */
async function idsFrom({ database }: Call, start: string): Promise<string[]> {
  const numbers = database.reader.selectFrom('enquiry').select('id');
  const found = await numbers.where('id', 'like', `${start}%`).limit(2).execute();
  return found.map(({ id }) => id);
}

/** An enquiry by its reference, as the visitor says it and the list shows it, or by the beginning of its number. */
async function findId(call: Call, given: string): Promise<string> {
  const start = given.toLowerCase();
  const isNumber = /^[0-9a-f][0-9a-f-]{3,35}$/.test(start);
  if (!isNumber && !readReference(given))
    throw new UsageFault(`"${given}" is not the reference of an enquiry, such as S3R-EK8-BX8.`);
  const byNumber = isNumber ? await idsFrom(call, start) : [];
  const byReference = await idsOfReference(call.database.reader, given);
  const [first, second] = new Set([...byNumber, ...byReference]);
  if (!first) throw new UsageFault(`There is no enquiry ${given}.`);
  if (second) throw new UsageFault(`Several enquiries begin with ${given}: give more of the number.`);
  return first;
}

function stateNamed(text: string | undefined): EnquiryState | undefined {
  const known = [...enquiryStates, 'lost' as const].find((state) => state === text);
  if (text !== undefined && !known) throw new UsageFault(`--state is one of ${enquiryStates.join(', ')}.`);
  return known;
}

/** A day begins where the person is who names it. */
const timeFrom = (text: string, zone: string) => {
  const time = Date.parse(text);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(time)) return time;
  // JavaScript takes 30 February for 2 March.
  return isoDay(new Date(time)) === text ? beginningOf(time, zone) : Number.NaN;
};

function filterOf(options: Options, limit: number, zone: string): ListFilter {
  const since = options.since === undefined ? undefined : timeFrom(options.since, zone);
  if (since !== undefined && Number.isNaN(since)) throw new UsageFault('--since is a day such as 2026-11-15.');
  const most = options.limit === undefined ? limit : Number(options.limit);
  if (!Number.isInteger(most) || most < 1) throw new UsageFault('--limit is a whole number above 0.');
  return { state: stateNamed(options.state), since, email: options.email, limit: most };
}

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

async function write(call: Call, format: string, put: (text: string) => void): Promise<number> {
  const { reader } = call.database;
  const filter = filterOf(call.options, Number.MAX_SAFE_INTEGER, call.zone);
  await call.note({ what: 'exported' });
  const total = Math.min(filter.limit, await countEnquiries(reader, filter));
  const progress = call.progress('exported');
  let done = 0;
  put(format === 'csv' ? exportHead : '[');
  for await (const page of exportPages(reader, filter)) {
    const records = page.map((row, index) => `${done + index > 0 ? ',' : ''}\n${JSON.stringify(exportRecord(row))}`);
    put(format === 'csv' ? page.map(exportLine).join('') : records.join(''));
    done += page.length;
    progress(done, total);
  }
  if (format === 'json') put('\n]\n');
  return done;
}

const rows = { one: '1 enquiry', many: '{n} enquiries' };

export const exportAll: Command = {
  usage: 'export [--format csv|json] [--out FILE] [--state S] [--since DAY] [--email ADDRESS] [--limit N]',
  summary: 'writes all enquiries for a spreadsheet (CSV, safe against formulas) or a program (JSON)',
  options: ['format', 'out', 'state', 'since', 'email', 'limit'],
  mostNames: 0,
  only: 'looks',
  async run(call) {
    const { options, print } = call;
    const format = options.format ?? (options.json ? 'json' : 'csv');
    if (format !== 'csv' && format !== 'json') throw new UsageFault('--format is csv or json.');
    if (options.out === undefined) {
      call.tell(`${count(await write(call, format, print), rows)} written.\n`);
      return true;
    }
    let written = 0;
    await fillNewFile(options.out, async (file) => {
      written = await write(call, format, (text) => void writeSync(file, text));
    });
    call.tell(`${count(written, rows)} written to ${resolve(options.out)}.\n`);
    return true;
  },
};
