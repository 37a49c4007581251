import { checkContent } from '../site/content-reader/check/check-content.ts';
import { describeProblems } from '../site/content-reader/problem.ts';

const problems = checkContent(process.cwd());
if (problems.length > 0) {
  console.error(describeProblems(problems));
  process.exitCode = 1;
} else console.log('All content files are valid.');
