import { describeFaults, openContent } from '../site/content-reader/read-content.ts';
import { today } from '../site/content-reader/today.ts';
import { describeStale, findStale } from './stale.ts';

const root = process.cwd();
const stale = findStale(root, today());
if (stale.length > 0) console.warn(`Old, and still shown:\n${describeStale(stale)}`);
const faults = openContent(root).faults();
if (faults.length > 0) {
  console.error(describeFaults(faults));
  process.exitCode = 1;
} else console.log('All content files are valid.');
