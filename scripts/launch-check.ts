import { describeOpenPoints } from './launch-report.ts';
import { findOpenPoints } from './provisional.ts';

const { points, drafts } = findOpenPoints(process.cwd());
const asJson = process.argv.includes('--json');
console.log(asJson ? JSON.stringify({ points, drafts }, null, 2) : describeOpenPoints(points, drafts));
if (points.length > 0) process.exitCode = 1;
