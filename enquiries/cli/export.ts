import { writeSync } from 'node:fs';
import { textFields } from '../contract/fields.ts';
import { referenceOf } from '../contract/reference.ts';
import { serviceLabels } from '../contract/services.ts';
import { fieldWords } from '../contract/words.ts';
import type { Reader } from '../store/database.ts';
import { countEnquiries, type Listed, type ListFilter, listEnquiries } from '../store/read.ts';
import { type Call, type Command, UsageFault } from './command.ts';
import { byteOrderMark, csvLine } from './csv.ts';
import { filterOf } from './find.ts';
import { asRecord } from './list-and-show.ts';
import { fillNewFile } from './new-file.ts';

const pageSize = 500;

const heads = ['Reference', 'Number', 'Received', 'State', ...textFields.map(({ name }) => fieldWords[name].label)];
const tails = ['Services', 'Consent version', 'Spam score', 'Spam reasons'];

const csvRow = ({ enquiry, state }: Listed) =>
  csvLine([
    referenceOf(enquiry.id),
    enquiry.id,
    new Date(enquiry.receivedAt).toISOString(),
    state,
    ...textFields.map((field) => enquiry.values[field.name]),
    serviceLabels(enquiry.values.services).join('; '),
    enquiry.consentVersion ?? '',
    String(enquiry.spam.score),
    enquiry.spam.reasons.join('; '),
  ]);

/** Page by page, so that a large export needs little memory. */
async function* pages(reader: Reader, { limit, ...filter }: ListFilter): AsyncGenerator<Listed[]> {
  let left = limit;
  let page = await listEnquiries(reader, { ...filter, limit: Math.min(pageSize, left) });
  while (page.length > 0) {
    yield page;
    left -= page.length;
    const before = page.at(-1)?.enquiry;
    if (left <= 0 || !before) return;
    page = await listEnquiries(reader, { ...filter, before, limit: Math.min(pageSize, left) });
  }
}

async function write(call: Call, format: string, put: (text: string) => void): Promise<void> {
  const { reader } = call.database;
  const filter = filterOf(call.options, Number.MAX_SAFE_INTEGER);
  const total = Math.min(filter.limit, await countEnquiries(reader, filter));
  const progress = call.progress('exported');
  let done = 0;
  put(format === 'csv' ? byteOrderMark + csvLine([...heads, ...tails]) : '[');
  for await (const page of pages(reader, filter)) {
    const records = page.map((row, index) => `${done + index > 0 ? ',' : ''}\n${JSON.stringify(asRecord(row))}`);
    put(format === 'csv' ? page.map(csvRow).join('') : records.join(''));
    done += page.length;
    progress(done, total);
  }
  if (format === 'json') put('\n]\n');
}

/** `export` is a reserved word. */
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
      await write(call, format, print);
      return true;
    }
    await fillNewFile(options.out, (file) => write(call, format, (text) => void writeSync(file, text)));
    return true;
  },
};
