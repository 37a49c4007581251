/**
 * A list that scrolls inside itself begins where the current page is, and says as `data-more` that it goes on below, for
 * late.css.
 */
export const showCurrent = (): void => {
  for (const box of document.querySelectorAll<HTMLElement>('.stays')) {
    const current = [...box.querySelectorAll<HTMLElement>('[aria-current=page]')].find((item) =>
      item.checkVisibility(),
    );
    const below = current ? current.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom : 0;
    if (below > 0) box.scrollTop += below + box.clientHeight / 3;
    const tell = () => box.toggleAttribute('data-more', box.scrollTop + box.clientHeight < box.scrollHeight - 8);
    box.addEventListener('scroll', tell, { passive: true });
    new ResizeObserver(tell).observe(box);
  }
};
