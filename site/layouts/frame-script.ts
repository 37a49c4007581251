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

/**
 * The search and the definition of a term are fetched by name when somebody presses for them. Where that fails, the link
 * leads to a page with the same: the list of all pages, the glossary.
 */
const openOnPress = () => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.term,[data-search]')) {
    // site/insights/terms/show-term.ts for a place in the glossary, else site/islands/Search/open.tsx
    const address = link.hash ? '/terms.js' : '/search.js';
    link.addEventListener('click', async (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      link.ariaBusy = 'true';
      try {
        const { open }: { open: (from: HTMLAnchorElement) => unknown } = await import(/* @vite-ignore */ address);
        await open(link);
      } catch {
        location.assign(link.href);
      }
      link.ariaBusy = null;
    });
  }
};

/** What can wait comes when the page has nothing else to do; a page that cannot fetch it does without. */
const laterParts = () => {
  const address = '/frame.js';
  const fetchThem = () => import(/* @vite-ignore */ address).catch(() => {});
  addEventListener('load', () => ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(fetchThem));
};

hoverMenus();
menuKeepsFocus();
scrollToTop();
openOnPress();
laterParts();
