import { keepCampaign } from '../browser/came-from.ts';
import { linkHeadings } from './heading-links.ts';
import { placeWidget } from './widget-place.ts';

/** Parts of the frame that can wait: frame-script.ts fetches them when the page is idle. */

const HOVER_DELAY_MS = 150;
const LEAVE_DELAY_MS = 250;
function isOpen(panel: Element): boolean {
  return panel.matches(':popover-open');
}

/** Menus of the header open on hover too, and close when pointer or focus have left. */
function openMenusOnHover(): void {
  for (const item of document.querySelectorAll<HTMLElement>('[data-frame=nav] li')) {
    const button = item.querySelector<HTMLElement>(':scope > [popovertarget]');
    const panel = item.querySelector<HTMLElement>(':scope > [popover]');
    if (!button || !panel) continue;
    let timer: ReturnType<typeof setTimeout> | undefined;
    item.addEventListener('pointerenter', ({ pointerType }) => {
      clearTimeout(timer);
      if (pointerType !== 'mouse' || isOpen(panel)) return;
      timer = setTimeout(() => {
        panel.dataset['hovered'] = '';
        panel.showPopover({ source: button });
      }, HOVER_DELAY_MS);
    });
    item.addEventListener('pointerleave', () => {
      clearTimeout(timer);
      if ('hovered' in panel.dataset) timer = setTimeout(() => panel.hidePopover(), LEAVE_DELAY_MS);
    });
    // A click on a menu that the hover has just opened means "keep it", not "close it".
    button.addEventListener('click', (event) => {
      clearTimeout(timer);
      if ('hovered' in panel.dataset && isOpen(panel)) event.preventDefault();
      delete panel.dataset['hovered'];
    });
    document.addEventListener('focusin', ({ target }) => {
      if (isOpen(panel) && target instanceof Node && !item.contains(target)) panel.hidePopover();
    });
    panel.addEventListener('toggle', () => {
      if (!isOpen(panel)) delete panel.dataset['hovered'];
    });
  }
}

/** A tablet turned while the small-screen menu is open has no button left that would close it. */
function closeMenuWhenWide(): void {
  const menu = document.querySelector<HTMLElement>('[data-frame=menu]');
  matchMedia('(min-width: 62rem)').addEventListener('change', () => menu?.hidePopover());
}

/** Room for one item of two lines, however low the window. */
const MIN_LIST_HEIGHT = 56;
/** Between the end of the list and the end of the window. */
const LIST_MARGIN = 16;

/** The list of an area begins at the current page. It ends with the window: what is below that could not be scrolled to. */
function showCurrentPage(): void {
  const current = document.querySelector('nav.stays [aria-current=page]');
  const box = current?.closest<HTMLElement>('nav.stays');
  if (!box || !current?.checkVisibility()) return;
  const endWithWindow = () => {
    // In whole pixels, or the last item could not be scrolled in by a fraction of one.
    const room = Math.floor(innerHeight - box.getBoundingClientRect().top - LIST_MARGIN);
    box.style.maxBlockSize = `${Math.max(room, MIN_LIST_HEIGHT)}px`;
  };
  endWithWindow();
  const [list, item] = [box.getBoundingClientRect(), current.getBoundingClientRect()];
  box.scrollTop += item.top + item.height / 2 - (list.top + list.height / 2);
  for (const event of ['scroll', 'resize'])
    addEventListener(event, endWithWindow, { passive: true });
}

/** How far below the top of the window a heading may be and count as being read. */
const READING_LINE = 160;

function markContents(): void {
  const parts = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')].map(
    (link) => ({
      link,
      heading: document.getElementById(link.hash.slice(1)),
    }),
  );
  const mark = () => {
    const shown = parts.filter(({ heading }) => heading?.checkVisibility());
    const isAbove = ({ heading }: (typeof parts)[number]) =>
      heading !== null && heading.getBoundingClientRect().top < READING_LINE;
    const current = shown.findLast(isAbove) ?? shown[0];
    for (const part of parts) part.link.ariaCurrent = part === current ? 'true' : null;
  };
  addEventListener('scroll', mark, { passive: true });
  mark();
}

/** Anchors of texts once had two hyphens where a sign had been: time--attendance. */
function followOldAnchor(): void {
  if (/--/.test(location.hash)) location.replace(location.hash.replace(/-{2,}/g, '-'));
}

/** Only a pressed link to a place on this page scrolls smoothly: the Tab key must show at once. */
function scrollSmoothly(): void {
  document.addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    const place = link && document.getElementById(link.hash.slice(1));
    if (!place || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { style } = document.documentElement;
    style.scrollBehavior = 'smooth';
    addEventListener('scrollend', () => style.removeProperty('scroll-behavior'), { once: true });
  });
}

/** Everything that Back closes, because a press opened it; menus open on hover are left alone. */
const OPEN = '[popover]:popover-open:not([data-hovered]), dialog[open]';

function hasOwnStep(): boolean {
  return history.state?.overlay === true;
}

/** While an overlay is open, Back closes it: it has its own entry in the history. */
function backCloses(): void {
  // Going back takes a moment, and a dialog that closes says so twice.
  let isGoingBack = false;
  /** A pressed link behind the overlay begins after going back, which would stop it. */
  let pressed: HTMLAnchorElement | undefined;
  const goBack = () => {
    if (isGoingBack) return;
    isGoingBack = true;
    history.back();
  };
  const update = () => {
    if (isGoingBack) return;
    const isOpen = document.querySelector(OPEN) !== null;
    if (isOpen && !hasOwnStep()) history.pushState({ overlay: true }, '');
    else if (!isOpen && hasOwnStep()) goBack();
  };
  // These events do not bubble. One overlay may close for the next: the state after both counts.
  for (const event of ['toggle', 'close'])
    document.addEventListener(event, () => setTimeout(update), true);
  addEventListener('popstate', () => {
    if (isGoingBack) {
      isGoingBack = false;
      if (!pressed) return update();
      pressed.click();
      pressed = undefined;
      return;
    }
    if (hasOwnStep()) return;
    for (const element of document.querySelectorAll<HTMLElement>(OPEN))
      if (element instanceof HTMLDialogElement) element.close();
      else element.hidePopover();
  });
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const isPlain =
      event.button === 0 &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.shiftKey &&
      !event.defaultPrevented;
    if (!link || !isPlain || !hasOwnStep() || link.target) return;
    const isInside = link.closest(OPEN) !== null;
    if (!link.matches(isInside ? '[href^="/"]' : ':not([href^="#"])')) return;
    event.preventDefault();
    // A link of the overlay takes the place of its step, so that one Back returns from there.
    if (isInside) return location.replace(link.href);
    pressed = link;
    goBack();
  });
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** "/" and Ctrl+K (or Command+K) open the search, except from a field or while a dialog is open. */
function searchByKey(): void {
  const link = document.querySelector<HTMLElement>('header [data-search]');
  if (!link) return;
  link.ariaKeyShortcuts = '/ Control+K';
  addEventListener('keydown', (event) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isWriting(target);
    const isK = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
    if (!(isSlash || isK) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    link.click();
  });
}

/** The field of a missing page opens the search; without it the form leads to all pages. */
function searchFromPage(): void {
  const address = '/search.js';
  const form = document.querySelector<HTMLFormElement>('[data-search-form]');
  const field = form?.querySelector('input');
  if (!form || !field) return;
  // The words of the address are the first thing to look for.
  field.value ||= location.pathname.replace(/%\w\w|[^\p{L}\p{N}]+/gu, ' ').trim();
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      const { open }: typeof import('../search/open-search.tsx') = await import(
        /* @vite-ignore */ address
      );
      open(field, field.value);
    } catch {
      location.assign(form.action);
    }
  });
}

/** Visits are counted without the browser's help where a visitor asks not to be followed. */
function countVisit(): void {
  const address = '/visit.js';
  if (!('globalPrivacyControl' in navigator && navigator.globalPrivacyControl))
    import(/* @vite-ignore */ address).catch(() => {});
}

keepCampaign();
openMenusOnHover();
closeMenuWhenWide();
showCurrentPage();
markContents();
placeWidget();
linkHeadings(document);
followOldAnchor();
scrollSmoothly();
backCloses();
searchByKey();
searchFromPage();
countVisit();
