import type { Page } from '@playwright/test';

/** How far the page can be pushed sideways, and the outermost element that pushes it. */
export function overflow(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return 'fits';
    const culprit = [...document.body.querySelectorAll('*')].find(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 1 && getComputedStyle(element).display !== 'none',
    );
    return `${scrollWidth - clientWidth} px too wide: ${culprit?.outerHTML.slice(0, 160)}`;
  });
}

/** Words in a box too small for them and cannot be scrolled to. */
export function cutOff(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *, aside *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const hides = (one: string) => one === 'hidden' || one === 'clip';
        if (!element.clientWidth || clipPath !== 'none' || !element.textContent?.trim()) return false;
        const tooWide = hides(overflowX) && element.scrollWidth > element.clientWidth + 1;
        const tooTall = hides(overflowY) && element.scrollHeight > element.clientHeight + 1;
        return tooWide || tooTall;
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );
}

/** The smallest size of text that a visitor reads; raised figures are marks, not text. */
const MIN_TEXT_PX = 16;
/** Words that are smaller than that, with their size. */
export function smallText(page: Page) {
  return page.evaluate((smallest) => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      if (!element || !textContent?.trim() || element.closest('sup, script, style, svg')) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size > 0 && size < smallest && element.checkVisibility()) found.add(`${size} px: ${textContent.trim()}`);
    }
    return [...found];
  }, MIN_TEXT_PX);
}

export function watchShifts(page: Page) {
  return page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
/** How much has moved so far, as Core Web Vitals count it. */
export function shifts(page: Page) {
  return page.evaluate(() =>
    (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );
}

/** The text size of the browser's own settings: unlike a style it moves the breakpoints too. */
export async function setTextSize(page: Page, times: number) {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 16 * times, fixed: 13 * times } });
  await client.detach();
}
