import type { Page } from '@playwright/test';

export interface Typed {
  /** From the key press to the frame in which the page shows the letter. */
  shown: number[];
  /** From the key press to the answer with the page as the saved file makes it. */
  saved: number[];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Watches a heading: when a key goes down, when the page shows it, and when the server has sent the page again. */
const watch = async (page: Page): Promise<void> =>
  page.evaluate(() => {
    const times: { down: number; shown?: number; saved?: number }[] = [];
    Object.assign(window, { times });
    addEventListener('keydown', () => times.push({ down: performance.now() }), true);
    const heading = document.querySelector('h1');
    if (!heading) throw new Error('The page has no heading.');
    new MutationObserver(() => {
      const last = times.at(-1);
      requestAnimationFrame(() => {
        if (last && last.shown === undefined) last.shown = performance.now();
      });
    }).observe(heading, { characterData: true, childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const last = times.findLast(({ down }) => down < entry.startTime);
        if (entry.name === location.href && last && last.saved === undefined)
          last.saved = entry.startTime + entry.duration;
      }
    }).observe({ type: 'resource' });
  });

/** Types letters into the heading of the home page, each after the one before has been saved. */
export const typeLetters = async (page: Page, count: number, onLetter: (done: number) => void): Promise<Typed> => {
  await page.getByRole('heading', { level: 1 }).click();
  const control = page.locator('dhr-edit').getByRole('dialog').getByRole('textbox');
  await control.waitFor();
  await control.fill('HR');
  await page.locator('dhr-edit [data-status]', { hasText: '1 change' }).waitFor();
  await watch(page);
  for (let n = 0; n < count; n += 1) {
    onLetter(n);
    // A heading has room for so many letters; what is too long is not saved.
    if (n % 40 === 39) await control.fill('HR');
    await control.press(LETTERS[n % LETTERS.length] ?? 'a');
    await page.waitForFunction(() => {
      const times: unknown = Reflect.get(window, 'times');
      return Array.isArray(times) && times.at(-1)?.saved !== undefined;
    });
  }
  const times = await page.evaluate((): { down: number; shown?: number; saved?: number }[] =>
    Reflect.get(window, 'times'),
  );
  const since = (key: 'shown' | 'saved') =>
    times.flatMap((time) => (time[key] === undefined ? [] : [time[key] - time.down]));
  return { shown: since('shown'), saved: since('saved') };
};
