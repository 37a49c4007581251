import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
/** Targets of 24 px are part of WCAG 2.2, but axe leaves them out unless asked. */
const options = (without: readonly string[]) => ({
  resultTypes: ['violations'],
  rules: {
    'target-size': { enabled: true },
    ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  },
});

const sessions = new WeakMap<Page, Promise<CDPSession>>();
const sessionOf = (page: Page): Promise<CDPSession> => {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
};

/**
 * What axe finds on the page as it is now, one sentence for each element: the rule, the element and what to do. The
 * policy of our pages allows no foreign script, so it goes in through the debugger.
 */
export const axeFindings = async (page: Page, without: readonly string[] = []): Promise<string[]> => {
  const client = await sessionOf(page);
  const { result: known } = await client.send('Runtime.evaluate', { expression: 'typeof axe' });
  if (known.value === 'undefined') await client.send('Runtime.evaluate', { expression: AXE });
  const { result, exceptionDetails } = await client.send('Runtime.evaluate', {
    expression: `axe.run(document, ${JSON.stringify(options(without))}).then((r) => JSON.stringify(r.violations))`,
    awaitPromise: true,
  });
  if (exceptionDetails) throw new Error(`axe could not run on ${page.url()}: ${exceptionDetails.text}`);
  const violations: AxeResults['violations'] = JSON.parse(String(result.value));
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const remedy = failureSummary
        .split('\n')
        .slice(1)
        .map((line) => line.trim())
        .join('; ');
      return `${id}: ${help} – ${target.join(' ')} (${remedy})`;
    }),
  );
};

/**
 * A screen as tall as the page. The floating widget then stands on the room that the footer keeps for it; on a smaller
 * screen axe takes what lies behind it, and can be scrolled from there, for lost.
 */
export const showWholePage = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
};
