import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newDraft } from '../site/drafts.ts';

const root = process.cwd();
const draft = newDraft(process.argv.slice(2), root, new Date().toISOString().slice(0, 10));
if ('problem' in draft) {
  console.error(draft.problem);
  process.exitCode = 1;
} else {
  mkdirSync(dirname(join(root, draft.file)), { recursive: true });
  writeFileSync(join(root, draft.file), draft.text, { flag: 'wx' });
  console.log(`Wrote ${draft.file}, a draft that no build shows.

Next
1. Open the file and replace the sample words. The comments say what goes where.
2. npm run check:content names what is wrong, with file and line.
3. Delete "draft: true" when it may be seen, and "provisional: true" when the facts are checked.
4. npm run dev shows it at ${draft.address}.`);
}
