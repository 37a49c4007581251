import { describeProblems } from '../content-reader/files.ts';
import { writeSchemas } from '../content-reader/json-schemas.ts';
import { describeStale } from '../content-reader/provisional.ts';
import { checkContent } from '../site/content/check-content.ts';
import { today } from '../site/content/settings.ts';
import { COLLECTIONS } from '../site/schemas/collections.ts';

const root = process.cwd();
const stale = describeStale(root, today());
if (stale.length > 0) console.warn(`Old, and still shown:\n${stale.join('\n')}`);
writeSchemas(root, COLLECTIONS);
const problems = checkContent(root);
if (problems.length > 0) {
  console.error(describeProblems(problems));
  process.exitCode = 1;
} else console.log('All content files are valid.');
