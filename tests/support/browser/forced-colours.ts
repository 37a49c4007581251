import type { Page } from '@playwright/test';

/** Words and drawings in the colour of the ground behind them. */
export function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isClear = (colour: string) => /^rgba\(.*, 0\)$|^transparent$/.test(colour);
    const groundOf = (element: Element): string => {
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { backgroundColor } = getComputedStyle(one);
        if (!isClear(backgroundColor)) return backgroundColor;
      }
      return getComputedStyle(document.documentElement).backgroundColor;
    };
    const words = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    /** A drawing may use the ground's colour for its gaps, but not for everything. */
    const paintsOf = (drawing: Element) =>
      [...drawing.querySelectorAll('path, rect')]
        .map((shape) => getComputedStyle(shape))
        .flatMap(({ stroke, fill }) => [stroke, fill])
        .filter((paint) => paint !== 'none' && !isClear(paint));
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => {
        const ground = groundOf(element);
        if (element.localName === 'svg') return paintsOf(element).every((paint) => paint === ground);
        return words(element) && getComputedStyle(element).color === ground;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
