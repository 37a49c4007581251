/** Where the header shows its own menus (site/frame/Header.module.css). */
const WIDE = '(min-width: 62rem)';

/** A tablet that is turned while the small-screen menu is open shows no button any more that would close it. */
export const closeMenuWhenWide = (): void => {
  const menu = document.querySelector<HTMLElement>('[data-frame=menu]');
  matchMedia(WIDE).addEventListener('change', () => {
    if (menu?.matches(':popover-open')) menu.hidePopover();
  });
};
