import { checkContent } from '../content-reader/check/check-content.ts';
import { writeSchemas } from '../content-reader/json-schemas.ts';
import { describeProblems } from '../content-reader/problem.ts';
import { collections } from '../site/collections.ts';
import { today } from '../site/today.ts';
import { describeStale, findStale } from './stale.ts';

const root = process.cwd();
const stale = findStale(root, today());
if (stale.length > 0) console.warn(`Old, and still shown:\n${describeStale(stale)}`);
writeSchemas(root, collections);
const problems = checkContent(root);
if (problems.length > 0) {
  console.error(describeProblems(problems));
  process.exitCode = 1;
} else console.log('All content files are valid.');
