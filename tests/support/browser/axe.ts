import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
/** Targets of 24 px are part of WCAG 2.2, but axe leaves them out unless asked. */
const ALL_RULES: RunOptions = { rules: { 'target-size': { enabled: true } } };
/** The rules of axe that look at colours: nothing else of ours differs between light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const off = (rules: readonly string[]) => Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));

const sessions = new WeakMap<Page, Promise<CDPSession>>();
const sessionOf = (page: Page): Promise<CDPSession> => {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
};

/** The policy of our pages allows no foreign script, so axe goes in through the debugger. */
const runAxe = async (page: Page, where: string, options: RunOptions): Promise<AxeResults['violations']> => {
  const client = await sessionOf(page);
  const { result: known } = await client.send('Runtime.evaluate', { expression: 'typeof axe' });
  if (known.value === 'undefined') await client.send('Runtime.evaluate', { expression: AXE });
  const all = JSON.stringify({ ...options, resultTypes: ['violations'], preload: false });
  const { result, exceptionDetails } = await client.send('Runtime.evaluate', {
    expression: `axe.run(${where}, ${all}).then((r) => JSON.stringify(r.violations))`,
    awaitPromise: true,
  });
  if (exceptionDetails) throw new Error(`axe could not run on ${page.url()}: ${exceptionDetails.text}`);
  return JSON.parse(String(result.value));
};

/** One sentence for each element: the rule, the element and what to do. */
const sentences = (violations: AxeResults['violations'], scheme: string): string[] =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const remedy = failureSummary
        .split('\n')
        .slice(1)
        .map((line) => line.trim())
        .join('; ');
      return `${scheme}: ${id}: ${help} – ${target.join(' ')} (${remedy})`;
    }),
  );

interface Looking {
  /** Rules that do not apply here. */
  without?: readonly string[];
  /** Only the elements that match, and what is in them. */
  inside?: string;
}

/** What axe finds on the page as it is now, in light and in dark. */
export const axeFindings = async (page: Page, { without = [], inside }: Looking = {}): Promise<string[]> => {
  const where = inside ? JSON.stringify({ include: [inside] }) : 'document';
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await runAxe(page, where, { rules: { ...ALL_RULES.rules, ...off(without) } });
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await runAxe(page, where, { runOnly: COLOUR_RULES });
  return [...sentences(light, 'light'), ...sentences(dark, 'dark')];
};

/**
 * A screen as tall as the page. The floating widget then lies on the space that the footer keeps for it; on a smaller
 * screen axe takes what lies behind it, and can be scrolled from there, for lost.
 */
const showWholePage = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
};

/**
 * What axe finds on a desk and on a phone. A colour is the same at both widths, so each scheme is looked at on one of
 * them: contrast is what axe needs most of its time for.
 */
export const axeFindingsAtBothWidths = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: 'light' });
  await showWholePage(page, 1440);
  const desk = await runAxe(page, 'document', ALL_RULES);
  await showWholePage(page, 390);
  const phone = await runAxe(page, 'document', { rules: { ...ALL_RULES.rules, ...off(COLOUR_RULES) } });
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await runAxe(page, 'document', { runOnly: COLOUR_RULES });
  return [...sentences(desk, '1440 px'), ...sentences(phone, '390 px'), ...sentences(dark, '390 px, dark')];
};
