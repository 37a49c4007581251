import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
/** The rules of axe that look at colours: nothing else of ours differs between light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The policy of our pages allows no foreign script, so axe goes in through the debugger. */
async function runAxe(page: Page, where: string, options: RunOptions): Promise<AxeResults['violations']> {
  const client = await page.context().newCDPSession(page);
  const { result: known } = await client.send('Runtime.evaluate', { expression: 'typeof axe' });
  if (known.value === 'undefined') await client.send('Runtime.evaluate', { expression: AXE });
  const all = JSON.stringify({ ...options, resultTypes: ['violations'], preload: false });
  const { result, exceptionDetails } = await client.send('Runtime.evaluate', {
    expression: `axe.run(${where}, ${all}).then((r) => JSON.stringify(r.violations))`,
    awaitPromise: true,
  });
  await client.detach();
  if (exceptionDetails) throw new Error(`axe could not run on ${page.url()}: ${exceptionDetails.text}`);
  return JSON.parse(String(result.value));
}

function sentences(violations: AxeResults['violations'], scheme: string): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const remedy = failureSummary.replace(/^.*\n\s*/, '').replaceAll(/\n\s*/g, '; ');
      return `${scheme}: ${id}: ${help} – ${target.join(' ')} (${remedy})`;
    }),
  );
}

interface Looking {
  inside?: string;
  /** False where the same colours are looked at elsewhere: contrast is what axe needs most of its time for. */
  colours?: boolean;
}

/** Findings of axe on the page as it is now, in light and in dark. */
export async function axeFindings(page: Page, { inside, colours = true }: Looking = {}): Promise<string[]> {
  const where = inside ? JSON.stringify({ include: [inside] }) : 'document';
  const colourRules = Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: colours }]));
  await page.emulateMedia({ colorScheme: 'light' });
  // Targets of 24 px are part of WCAG 2.2, but axe leaves them out unless asked.
  const light = await runAxe(page, where, { rules: { 'target-size': { enabled: true }, ...colourRules } });
  if (!colours) return sentences(light, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await runAxe(page, where, { runOnly: COLOUR_RULES });
  return [...sentences(light, 'light'), ...sentences(dark, 'dark')];
}

/** As tall as the page: axe takes what lies behind the floating widget, and can be scrolled from there, for lost. */
export async function showWholePage(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

export function openAll(page: Page) {
  return page.locator('main details:not([open])').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });
}
