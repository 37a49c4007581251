import { mailRows } from '../deliveries/enquiry-mail.ts';
import { findEnquiry, type Listed, listEnquiries } from '../store/read.ts';
import type { OutboxTable } from '../store/tables.ts';
import { type Command, timeOf, toJson, UsageFault } from './command.ts';
import { filterOf, findId } from './find.ts';
import { type Column, table, withoutReordering } from './table.ts';

const columns: Column<Listed>[] = [
  { title: 'Number', most: 8, text: ({ enquiry }) => enquiry.id.slice(0, 8) },
  { title: 'Received (UTC)', most: 16, text: ({ enquiry }) => timeOf(enquiry.receivedAt) },
  { title: 'State', most: 11, text: ({ state }) => state },
  { title: 'Name', most: 24, text: ({ enquiry: { values } }) => `${values.firstName} ${values.lastName}` },
  { title: 'Company', most: 24, text: ({ enquiry: { values } }) => values.company },
  { title: 'E-mail', most: 36, text: ({ enquiry: { values } }) => values.businessEmail },
];

/** The shape of one enquiry in --json and in the export. */
export const asRecord = ({ enquiry, state }: Listed) => ({
  id: enquiry.id,
  receivedAt: new Date(enquiry.receivedAt).toISOString(),
  state,
  ...enquiry.values,
  consentVersion: enquiry.consentVersion,
  spamScore: enquiry.spam.score,
  spamReasons: enquiry.spam.reasons,
});

export const list: Command = {
  usage: 'list [--state S] [--since DAY] [--email ADDRESS] [--limit N]',
  summary: 'shows enquiries, newest first (50 unless told otherwise)',
  options: ['state', 'since', 'email', 'limit'],
  mostNames: 0,
  async run({ database, options, print }) {
    const filter = filterOf(options, 50);
    const found = await listEnquiries(database.reader, filter);
    if (options.json) print(toJson(found.map(asRecord)));
    else if (found.length === 0) print('No enquiries.\n');
    else print(table(columns, found));
    if (!options.json && found.length === filter.limit)
      print(`\nOnly the newest ${filter.limit}: see more with --limit.\n`);
    return true;
  },
};

const jobColumns: Column<OutboxTable>[] = [
  { title: 'Delivery', most: 16, text: (job) => job.delivery },
  { title: 'State', most: 10, text: (job) => job.state },
  { title: 'Attempts', most: 8, text: (job) => String(job.attempts) },
  {
    title: 'Next or done (UTC)',
    most: 18,
    text: (job) => timeOf(job.delivered_at ?? (job.state === 'pending' ? job.due_at : null)),
  },
  { title: 'Last error', most: 60, text: (job) => (job.last_error ?? '').replace(/\s+/g, ' ') },
];

export const show: Command = {
  usage: 'show NUMBER',
  summary: 'shows one enquiry with its deliveries and, if any, the reasons for its quarantine',
  options: [],
  mostNames: 1,
  async run(call) {
    const { database, options, names, print } = call;
    const [name] = names;
    if (name === undefined) throw new UsageFault('Which enquiry? Give one number.');
    const found = await findEnquiry(database.reader, await findId(call, name));
    if (!found) throw new UsageFault('The enquiry was deleted just now.');
    if (options.json) {
      print(toJson({ ...asRecord(found), deliveries: found.jobs }));
      return true;
    }
    for (const [label, text] of mailRows(found.enquiry)) print(`${label}: ${withoutReordering(text)}\n`);
    print(`State: ${found.state}\nSpam score: ${found.enquiry.spam.score}\n`);
    for (const reason of found.enquiry.spam.reasons) print(`  ${withoutReordering(reason)}\n`);
    print(`\n${table(jobColumns, found.jobs)}`);
    return true;
  },
};
