import { expect, type Locator, type Page } from '@playwright/test';
import { say } from '../content.ts';
import { slidesOf } from './home.ts';
import { rendered } from './islands.ts';

const count = 6;

export function carousel(root: Locator) {
  return {
    root,
    shown: slidesOf(root).and(root.locator('[data-shown="true"]')),
    pause: root.getByRole('button', { name: say('pause') }),
    play: root.getByRole('button', { name: say('play') }),
    next: root.getByRole('button', { name: say('next') }),
    previous: root.getByRole('button', { name: say('previous') }),
    bead: (n: number) => root.getByRole('button', { name: say('showSlide', { n, count }) }),
    live: root.locator('[aria-live]'),
  };
}
export type Carousel = ReturnType<typeof carousel>;

export async function expectSlide(one: Carousel, n: number, why = '') {
  await expect(one.shown, why).toHaveAttribute('aria-label', say('slideOf', { n, count }));
  await expect(one.root.locator('[aria-current="true"]'), why).toHaveAttribute(
    'aria-label',
    say('showSlide', { n, count }),
  );
}

/** In view, and with the pointer and the focus elsewhere. */
export async function wake(page: Page, { root }: Carousel) {
  await root.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  await rendered(page);
}

export async function swipe(page: Page, element: Locator, distance: number) {
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to swipe over.');
  const client = await page.context().newCDPSession(page);
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + by, y: from.y }],
    });
  await touch('touchStart', 0);
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', distance * share);
  await touch('touchEnd', distance);
  await client.detach();
}
