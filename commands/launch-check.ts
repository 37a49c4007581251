import { today } from '../site/today.ts';
import { describeOpenPoints } from './launch-report.ts';
import { findOpenPoints } from './provisional.ts';
import { describeStale, findStale } from './stale.ts';

const root = process.cwd();
const { points, drafts } = findOpenPoints(root);
const stale = findStale(root, today());
if (process.argv.includes('--json')) console.log(JSON.stringify({ points, drafts, stale }, null, 2));
else {
  if (stale.length > 0) console.log(`Not checked for a long time:\n${describeStale(stale)}\n`);
  console.log(describeOpenPoints(points, drafts));
}
if (points.length > 0) process.exitCode = 1;
