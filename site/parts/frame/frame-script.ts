import { whenShown } from '../browser/when-shown.ts';

/** Inlined into every page, so it stays small; menus work by pointer and keyboard without it. */

/** While the small-screen menu is open, the focus stays in header and menu. */
function menuKeepsFocus() {
  const menu = document.querySelector<HTMLElement>('[data-frame=menu]');
  menu?.addEventListener('toggle', () => {
    for (const rest of document.querySelectorAll<HTMLElement>('main,footer,[data-frame=widget]'))
      rest.inert = menu.matches(':popover-open');
  });
}

const [visit] = performance.getEntriesByType('navigation');
const kind = visit?.toJSON().type;

/**
 * What lies below the first screens (ui/styles/base.css) is laid out part by part, so that a touch
 * need not wait for all: to ask where a part is lays out what is above it.
 */
function layOut(until = Infinity) {
  for (const part of document.querySelectorAll<HTMLElement>(
    'section,footer,#solutions li,.prose>div',
  ))
    setTimeout(() => {
      if (part.getBoundingClientRect().top < until) part.style.contentVisibility = 'visible';
    });
}

/** A visit or reload begins at the top, unless a link, Back or the visitor led further down. */
function scrollToTop() {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  requestAnimationFrame(() => {
    if (!scrollY || (kind === 'reload' && !location.hash)) scrollTo({ top: 0, behavior });
  });
}

/** The search is fetched when a visitor asks for it. If that fails, the link leads to all pages. */
function openSearchOnPress() {
  const address = '/search.js';
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-search]')) {
    link.addEventListener('click', async (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      link.ariaBusy = 'true';
      try {
        const { open }: typeof import('../search/open-search.tsx') = await import(
          /* @vite-ignore */ address
        );
        open(link);
      } catch {
        location.assign(link.href);
      }
      link.ariaBusy = null;
    });
  }
}

/** Fetched after all parts are laid out; a page that cannot fetch it does without. */
function laterParts() {
  const address = '/frame.js';
  setTimeout(() => import(/* @vite-ignore */ address).catch(() => {}));
}

menuKeepsFocus();
openSearchOnPress();
// A place further down is found only where everything above has its height.
if (kind === 'back_forward') layOut();
// What a page that is made ready ahead shows first then need only be painted when it is opened.
else if (document.prerendering) layOut(2 * innerHeight);
whenShown(() => {
  const begin = () => {
    scrollToTop();
    layOut();
    laterParts();
  };
  // Not in the load event: the font often comes with it, and is laid out in the same task.
  if (document.readyState === 'complete') begin();
  else addEventListener('load', () => setTimeout(begin));
});
