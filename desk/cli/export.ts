import { writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { count } from '../../common/wording.ts';
import { countEnquiries } from '../../enquiries/store/read.ts';
import { exportHead, exportLine, exportPages, exportRecord } from '../staff/export.ts';
import { type Call, type Command, UsageFault } from './command.ts';
import { filterOf } from './find.ts';
import { fillNewFile } from './new-file.ts';

/** How many were written. */
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
