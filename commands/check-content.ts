import { describeProblems } from '../content-reader/files.ts';
import { writeSchemas } from '../content-reader/json-schemas.ts';
import { describeStale } from '../content-reader/provisional.ts';
import { checkContent } from '../site/check.ts';
import { COLLECTIONS } from '../site/collections.ts';
import { today } from '../site/settings.ts';

const root = process.cwd();
const stale = describeStale(root, today());
if (stale.length > 0) console.warn(`Old, and still shown:\n${stale.join('\n')}`);
writeSchemas(root, COLLECTIONS);
const problems = checkContent(root);
if (problems.length > 0) {
  console.error(describeProblems(problems));
  process.exitCode = 1;
} else console.log('All content files are valid.');
