/** A list that scrolls inside itself begins where the current page is. */
export const showCurrent = (): void => {
  for (const box of document.querySelectorAll<HTMLElement>('[data-goes-on]')) {
    const current = [...box.querySelectorAll<HTMLElement>('[aria-current]')].find((item) => item.checkVisibility());
    if (!current) continue;
    const below = current.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
    if (below > 0) box.scrollTop += below + box.clientHeight / 3;
  }
};
