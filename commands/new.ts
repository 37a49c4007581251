import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isoDay } from '../common/day.ts';
import { newDraft } from '../site/content/drafts.ts';

const HELP = `Write a draft:
  npm run new -- blog "Title"
  npm run new -- news "Title"        with --date 2027-01-31 for the day of the event; default: today
  npm run new -- opening "Title"
  npm run new -- page "Title"
  npm run new -- product "Name"
  npm run new -- service "Name"
  npm run new -- solution "Name"
  npm run new -- deadline "Title"    with --date 2027-01-31 for the day on which it changes
  npm run new -- country "Jordan"    its English name
  npm run new -- person "Name"       with --date 2026-11-15 for the day on which the person agreed to be named
  npm run new -- reference "Client"  with --date 2026-11-15 for the day on which the client permitted it
  --name plain-words                 names the file yourself; default: from the title

A draft is a valid file that no build shows.`;

function read() {
  try {
    const options = { name: { type: 'string' }, date: { type: 'string' } } as const;
    return parseArgs({ allowPositionals: true, options });
  } catch {
    return undefined;
  }
}

const root = process.cwd();
const given = read();
const [kind = '', ...title] = given?.positionals ?? [];
const wanted = { kind, title: title.join(' '), ...given?.values };
const draft = newDraft(wanted, root, isoDay(new Date()));
if ('problem' in draft) {
  console.error(kind ? `${draft.problem}\n\n${HELP}` : HELP);
  process.exitCode = 1;
} else {
  mkdirSync(dirname(join(root, draft.file)), { recursive: true });
  writeFileSync(join(root, draft.file), draft.text, { flag: 'wx' });
  console.log(`Wrote ${draft.file}, a draft that no build shows.

Next
1. Open the file and replace the sample words. VS Code says of each field what goes there.
2. npm run check:content names what is wrong, with file and line.
3. Delete "draft: true" when it may be seen, and "provisional: true" when the facts are checked.
4. npm run dev shows it at ${draft.address}.`);
}
