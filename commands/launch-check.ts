import {
  describeOpenPoints,
  describeStale,
  findOpenPoints,
} from '../content-reader/provisional.ts';
import { PROOF } from '../site/collections.ts';
import { today } from '../site/settings.ts';

const root = process.cwd();
const { points, drafts } = findOpenPoints(root, PROOF);
const stale = describeStale(root, today());
if (stale.length > 0) console.log(`Not checked for a long time:\n${stale.join('\n')}\n`);
console.log(describeOpenPoints(points, drafts));
if (points.length > 0) process.exitCode = 1;
