import type { MouseEvent } from 'react';

/** Follows a link within the page without a step in the history: the address belongs to the result. */
export const goTo = (event: MouseEvent<HTMLAnchorElement>): void => {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView({ block: target.matches('h2') ? 'start' : 'center' });
  (target.querySelector<HTMLElement>('input') ?? target).focus({ preventScroll: true });
};
