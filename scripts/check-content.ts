import { checkContent, describeFaults } from '../site/content-reader/content-check.ts';

const faults = checkContent(process.cwd());
if (faults.length > 0) {
  console.error(describeFaults(faults));
  process.exitCode = 1;
} else console.log('All content files are valid.');
