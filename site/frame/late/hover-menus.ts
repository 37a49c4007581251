const HOVER_DELAY = 150;
const LEAVE_DELAY = 250;

const panelOf = (button: HTMLElement): HTMLElement | null =>
  document.getElementById(button.getAttribute('popovertarget') ?? '');
const isOpen = (panel: Element): boolean => panel.matches(':popover-open');

/** Menus of the header open on hover as well, and close when pointer or focus have gone elsewhere. */
export const hoverMenus = () => {
  for (const item of document.querySelectorAll<HTMLElement>('[data-frame=nav] > ul > li')) {
    const button = item.querySelector<HTMLElement>('[popovertarget]');
    const panel = button && panelOf(button);
    if (!button || !panel) continue;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let byHover = false;
    const openSoon = () => {
      clearTimeout(timer);
      if (isOpen(panel)) return;
      timer = setTimeout(() => {
        byHover = true;
        panel.showPopover({ source: button });
      }, HOVER_DELAY);
    };
    // The pointer may have come before this script.
    if (item.matches(':hover') && matchMedia('(hover: hover)').matches) openSoon();
    item.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') openSoon();
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
