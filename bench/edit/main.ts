import { chromium } from '@playwright/test';
import { findChromium } from '../../machine/chromium.ts';
import { readFlags } from '../lib/flags.ts';
import { describeMachine, machineInWords } from '../lib/machine.ts';
import { runBenchmark } from '../lib/main.ts';
import { markdownTable } from '../lib/markdown-table.ts';
import { startProgress } from '../lib/progress.ts';
import { publish } from '../lib/report.ts';
import { latencyOf, round } from '../lib/statistics.ts';
import { startEditing } from './start-editing.ts';
import { typeLetters } from './type.ts';

const FLAGS = { letters: { default: 100, meaning: 'letters typed into the heading of the home page' } };

runBenchmark(async () => {
  const { values, isTrial } = readFlags(FLAGS, process.argv.slice(2));
  const machine = describeMachine();
  const progress = startProgress(values.letters);
  progress.show(0, 'edit mode starts');
  const edit = await startEditing();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage();
  const began = performance.now();
  await page.goto(edit.origin, { waitUntil: 'domcontentloaded', timeout: 120_000 });
  await page.getByRole('button', { name: 'Page settings' }).waitFor({ timeout: 120_000 });
  const openMs = performance.now() - began;
  const { shown, saved } = await typeLetters(page, values.letters, (done) => progress.show(done, 'typing'));
  progress.end();
  await browser.close();
  await edit.stop();
  const rows = [
    { what: 'shown on the page', ...latencyOf(shown) },
    { what: 'saved, and the page made from the file', ...latencyOf(saved) },
  ];
  const table = markdownTable<(typeof rows)[number]>(
    [
      { title: 'From the key press, ms', text: ({ what }) => what },
      { title: 'p50', align: 'right', text: ({ p50 }) => String(p50) },
      { title: 'p95', align: 'right', text: ({ p95 }) => String(p95) },
      { title: 'max', align: 'right', text: ({ max }) => String(max) },
    ],
    rows,
  );
  const start = { readyMs: round(edit.readyMs), openMs: round(openMs) };
  const words = `Edit mode prints its address after ${round(start.readyMs / 1000, 1)} s; the home page can be edited ${round(start.openMs / 1000, 1)} s later.`;
  publish({
    name: 'edit',
    document: 'docs/performance.md',
    markdown: `${machineInWords(machine)}\n\n${words}\n\n${table}`,
    result: { machine, start, rows },
    isTrial,
  });
  return true;
});
