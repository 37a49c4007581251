import '../insights/next-date-script.ts';
import { startCarousel } from './carousel-script.ts';

for (const carousel of document.querySelectorAll<HTMLElement>('[data-interval]'))
  startCarousel(carousel);

/** The script of the field is fetched when a visitor comes to it; without it the form leads to the advisor. */
const ask = document.querySelector('[data-ask]');
const STAGE_SCRIPT = '/stage.js';
function load() {
  return import(/* @vite-ignore */ STAGE_SCRIPT).catch(() => {});
}
ask?.addEventListener('focusin', load, { once: true });
// Going back brings what was typed, and a fast visitor may have begun.
if (ask?.matches(':focus-within') || ask?.querySelector('textarea')?.value) load();
