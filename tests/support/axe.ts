import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What axe finds on the page as it is now, in words. The policy of our pages allows no foreign script, so it is injected through the debugger. */
export const axeFindings = async (page: Page): Promise<string[]> => {
  const client = await page.context().newCDPSession(page);
  await client.send('Runtime.evaluate', { expression: AXE });
  const { result } = await client.send('Runtime.evaluate', {
    expression: 'axe.run(document, { resultTypes: ["violations"] }).then((r) => JSON.stringify(r.violations))',
    awaitPromise: true,
  });
  await client.detach();
  const violations: AxeResults['violations'] = JSON.parse(String(result.value));
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help} – ${target.join(' ')} (${failureSummary?.split('\n').at(-1)?.trim()})`,
    ),
  );
};
