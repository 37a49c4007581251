import { expect, it } from 'vitest';
import { readTool } from '../../islands/tools/example-files.ts';
import { estimatorRows } from './estimator-rows.ts';

const file = readTool('supportEstimator');
const rows = estimatorRows(file);

it('names everything the estimator counts with, so that a visitor without JavaScript can add it up', () => {
  const names = rows.map(([name]) => name);
  for (const { label } of file.modules.items) expect(names).toContain(label);
  for (const label of Object.values(file.withoutScript.rows)) expect(names).toContain(label);
  for (const { label } of Object.values(file.window.answers)) expect(names).toContain(label);
});

it('gives the hours of the data file', () => {
  expect(rows).toContainEqual(['One ticket', `${file.weights.ticket.low}`, `${file.weights.ticket.high}`]);
});
