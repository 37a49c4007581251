import { whenShown } from '../browser/when-shown.ts';

/**
 * What the frame cannot do in HTML alone. It is inlined into every page, so it stays small; without it every menu still
 * opens, closes and takes the keyboard.
 */
/** While the small-screen menu is open, the focus stays in header and menu. */
const menuKeepsFocus = () => {
  const menu = document.querySelector<HTMLElement>('[data-frame=menu]');
  menu?.addEventListener('toggle', () => {
    for (const rest of document.querySelectorAll<HTMLElement>('main, footer, [data-frame=widget]'))
      rest.inert = menu.matches(':popover-open');
  });
};

/** A fresh visit or a reload begins at the top; going back finds its old place. */
const scrollToTop = () => {
  const [visit] = performance.getEntriesByType('navigation');
  const goesBack = visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward';
  if (location.hash || goesBack) return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  requestAnimationFrame(() => scrollTo({ top: 0, behavior }));
};

/**
 * The search and the definition of a term are fetched by name when a visitor asks for them. Where that fails, the link
 * leads to a page with the same: the list of all pages, the glossary.
 */
const openOnPress = () => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.term,[data-search]')) {
    // site/insights/glossary/show-term.ts for a place in the glossary, else site/search/open.tsx
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
  ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(fetchThem);
};

menuKeepsFocus();
openOnPress();
whenShown(() => {
  const begin = () => {
    scrollToTop();
    laterParts();
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
});
