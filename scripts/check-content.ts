import { describeFaults, openContent } from '../site/content-reader/read-content.ts';

const faults = openContent(process.cwd()).faults();
if (faults.length > 0) {
  console.error(describeFaults(faults));
  process.exitCode = 1;
} else console.log('All content files are valid.');
