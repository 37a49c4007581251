import { chromium } from '@playwright/test';
import { findChromium } from '../../tests/support/machine/chromium.ts';
import { runBenchmark } from '../lib/main.ts';
import { markdownTable } from '../lib/markdown-table.ts';
import { startProgress } from '../lib/progress.ts';
import { latencyOf, round } from '../lib/statistics.ts';
import { startEditing } from './start-editing.ts';
import { typeLetters } from './type.ts';

runBenchmark({
  name: 'edit',
  document: 'docs/performance.md',
  flags: { letters: { default: 100, meaning: 'letters typed into the heading of the home page' } },
  async measure({ letters }) {
    const show = startProgress(letters);
    show(0, 'edit mode starts');
    const edit = await startEditing();
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
    const page = await browser.newPage();
    const began = performance.now();
    await page.goto(edit.origin, { waitUntil: 'domcontentloaded', timeout: 120_000 });
    await page.getByRole('button', { name: 'Page settings' }).waitFor({ timeout: 120_000 });
    const openMs = performance.now() - began;
    const { shown, saved } = await typeLetters(page, letters, (done) => show(done, 'typing'));
    await browser.close();
    await edit.stop();
    const rows = [
      { what: 'shown on the page', ...latencyOf(shown) },
      { what: 'saved, and the page made from the file', ...latencyOf(saved) },
    ];
    const table = markdownTable(
      ['From the key press, ms', 'p50', 'p95', 'max'],
      rows.map(({ what, p50, p95, max }) => [what, p50, p95, max]),
    );
    const start = { readyMs: round(edit.readyMs), openMs: round(openMs) };
    const words = `Edit mode prints its address after ${round(start.readyMs / 1000, 1)} s; the home page can be edited ${round(start.openMs / 1000, 1)} s later.`;
    return { markdown: `${words}\n\n${table}`, result: { start, rows } };
  },
});
