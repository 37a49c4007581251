import type { Page } from '@playwright/test';

export interface Stop {
  name: string;
  block: 'skip link' | 'header' | 'main' | 'footer' | 'widget' | 'nowhere';
  fault: string;
}

/** Marked, on the screen, and free of header and widget (WCAG 2.4.7, 2.4.11)? A grid of points tells how much. */
function lookAtFocus(): Stop {
  const element = document.activeElement;
  if (!element || element === document.body) return { name: 'the page itself', block: 'nowhere', fault: '' };
  const blocks = {
    '.skipLink': 'skip link',
    main: 'main',
    header: 'header',
    footer: 'footer',
    '[data-frame=widget]': 'widget',
  } as const;
  const block = Object.entries(blocks).find(([selector]) => element.closest(selector))?.[1] ?? 'nowhere';
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, 50);
  const name = `<${element.localName}${element.id && ` id="${element.id}"`}> ${words}`;

  // The outline may lie round the whole cell that a link covers, or round the box that is drawn for a checkbox.
  const drawn = element.matches('[type=checkbox]') ? element.nextElementSibling : null;
  const styles = [
    getComputedStyle(element),
    getComputedStyle(element, '::after'),
    ...(drawn ? [getComputedStyle(drawn)] : []),
  ];
  const isClear = (colour: string) => /^transparent$|(, |\/ )0\)$/.test(colour);
  // The search's field has no box of its own: the rule under its row takes the colour of the focus.
  const marked =
    element.matches('[type=search]') ||
    styles.some(
      ({ outlineStyle, outlineWidth, outlineColor }) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !isClear(outlineColor),
    );

  const { left, top, right, bottom } = element.getBoundingClientRect();
  // Of a table that is taller than the screen, only the part on the screen counts.
  const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)];
  const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  const points = shares.flatMap((x) => shares.map((y) => [x0 + (x1 - x0) * x, y0 + (y1 - y0) * y]));
  const covers = new Set<string>();
  const free = points.filter(([x = 0, y = 0]) => {
    const onTop = document.elementFromPoint(x, y);
    if (!onTop) return false;
    const cover = onTop.closest('header:not(main header), [data-frame=widget]');
    if (!cover || cover.contains(element)) return true;
    covers.add(cover.localName === 'header' ? 'the header' : 'the Contact widget');
    return false;
  });
  const faults = [
    !marked && 'shows no outline',
    (x1 <= x0 || y1 <= y0) && 'is not on the screen',
    free.length * 2 < points.length &&
      `can be seen only to ${(free.length / points.length) * 100} %, behind ${[...covers].join(' and ') || 'the edge of the screen'}`,
  ];
  return { name, block, fault: faults.filter(Boolean).join(', ') };
}

export function focusedStop(page: Page): Promise<Stop> {
  return page.evaluate(lookAtFocus);
}

/** Presses Tab until the focus leaves the page, or reaches a block, and tells every stop on the way. */
export async function walk(page: Page, until: Stop['block'] = 'nowhere', limit = 300): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let i = 0; i < limit; i++) {
    await page.keyboard.press('Tab');
    const stop = await focusedStop(page);
    if (stop.block === until) return stops;
    stops.push(stop);
  }
  throw new Error(`After ${limit} presses of Tab the focus is still at ${stops.at(-1)?.name}: is it a trap?`);
}

/** As many stops as forward, without the link of a term: it is one only while the focus is within its term. */
export async function walkBack(page: Page, count: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < count) {
    await page.keyboard.press('Shift+Tab');
    if (await page.locator('[data-term] [data-here]:focus').count()) continue;
    stops.push(await focusedStop(page));
  }
  return stops;
}
