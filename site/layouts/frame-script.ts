/**
 * What the frame cannot do in HTML alone. It is inlined into every page, so it stays small; without it every menu still
 * opens, closes and takes the keyboard.
 */
const HOVER_DELAY = 150;
const LEAVE_DELAY = 250;

const panelOf = (button: HTMLElement): HTMLElement | null =>
  document.getElementById(button.getAttribute('popovertarget') ?? '');
const isOpen = (panel: Element): boolean => panel.matches(':popover-open');

/** Menus of the header open on hover as well, and close when pointer or focus have gone elsewhere. */
const hoverMenus = () => {
  for (const item of document.querySelectorAll<HTMLElement>('[data-frame=nav] > ul > li')) {
    const button = item.querySelector<HTMLElement>('[popovertarget]');
    const panel = button && panelOf(button);
    if (!button || !panel) continue;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let byHover = false;
    item.addEventListener('pointerenter', ({ pointerType }) => {
      clearTimeout(timer);
      if (pointerType !== 'mouse' || isOpen(panel)) return;
      timer = setTimeout(() => {
        byHover = true;
        panel.showPopover({ source: button });
      }, HOVER_DELAY);
    });
    item.addEventListener('pointerleave', () => {
      clearTimeout(timer);
      if (byHover) timer = setTimeout(() => isOpen(panel) && panel.hidePopover(), LEAVE_DELAY);
    });
    // A click on a menu that the hover has just opened means "keep it", not "close it".
    button.addEventListener('click', (event) => {
      clearTimeout(timer);
      if (byHover && isOpen(panel)) event.preventDefault();
      byHover = false;
    });
    document.addEventListener('focusin', ({ target }) => {
      if (isOpen(panel) && target instanceof Node && !item.contains(target)) panel.hidePopover();
    });
    panel.addEventListener('toggle', () => {
      if (!isOpen(panel)) byHover = false;
    });
  }
};

/** While the small-screen menu is open, the focus stays in header and menu. */
const menuKeepsFocus = () => {
  const menu = document.querySelector<HTMLElement>('[data-frame=menu]');
  menu?.addEventListener('toggle', () => {
    for (const rest of document.querySelectorAll<HTMLElement>('main, footer, [data-frame=widget]'))
      rest.inert = isOpen(menu);
  });
};

/** A fresh visit or a reload begins at the top; going back finds its old place. */
const scrollToTop = () => {
  const [visit] = performance.getEntriesByType('navigation');
  const goesBack = visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward';
  if (location.hash || goesBack) return;
  addEventListener('load', () => {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    requestAnimationFrame(() => scrollTo({ top: 0, behavior }));
  });
};

/** The search is fetched when somebody presses for it. Otherwise link and form lead to the list of all pages. */
const searchOnPress = () => {
  const address = '/search.js';
  const open = async (opener: HTMLElement, instead: string, query?: string) => {
    opener.ariaBusy = 'true';
    try {
      const { openSearch }: typeof import('../islands/Search/open.tsx') = await import(/* @vite-ignore */ address);
      openSearch(opener, query);
    } catch {
      location.assign(instead);
    }
    opener.ariaBusy = null;
  };
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-search]')) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(link, link.href);
    });
  }
  // On a page that does not exist: what was asked for is the first thing to look for.
  const form = document.querySelector<HTMLFormElement>('[data-search-form]');
  const field = form?.querySelector('input');
  if (!form || !field) return;
  field.value ||= decodeURI(location.pathname)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    open(field, form.action, field.value);
  });
};

/** The widget gives way to what lies under it; that is worked out when the page has nothing else to do. */
const widgetGivesWay = () => {
  const address = '/widget.js';
  const widget = document.querySelector<HTMLElement>('[data-frame=widget]');
  const start = async () => {
    if (!widget) return;
    const { keepWidgetClear }: typeof import('./widget-place.ts') = await import(/* @vite-ignore */ address);
    keepWidgetClear(widget);
  };
  // Browsers that cannot wait for an idle moment begin at once; one without network leaves the widget where it is.
  const idle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  addEventListener('load', () => idle(() => start().catch(() => {})));
};

/** "/" and Ctrl+K (or Command+K) open the search, unless somebody is writing or a dialog is open. */
const searchByKey = () => {
  addEventListener('keydown', (event) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    const isWriting =
      target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
    const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isWriting;
    const isK = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
    const links = [...document.querySelectorAll<HTMLElement>('[data-search]')];
    const link = links.find((one) => one.checkVisibility());
    if (!(isSlash || isK) || !link || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    link.click();
  });
};

/** A list that scrolls inside itself begins where the current page is. */
const showCurrent = () => {
  for (const box of document.querySelectorAll<HTMLElement>('[data-goes-on]')) {
    const current = [...box.querySelectorAll<HTMLElement>('[aria-current]')].find((item) => item.checkVisibility());
    if (!current) continue;
    const below = current.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
    if (below > 0) box.scrollTop += below + box.clientHeight / 3;
  }
};

showCurrent();
hoverMenus();
menuKeepsFocus();
searchByKey();
widgetGivesWay();
scrollToTop();
searchOnPress();
