const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** "/" and Ctrl+K (or Command+K) open the search, unless somebody is writing or a dialog is open. */
export const searchByKey = (): void => {
  for (const link of document.querySelectorAll('[data-search]')) link.ariaKeyShortcuts = '/ Control+K';
  addEventListener('keydown', (event) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isWriting(target);
    const isK = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
    if (!(isSlash || isK) || document.querySelector('dialog[open]')) return;
    const links = [...document.querySelectorAll<HTMLElement>('[data-search]')];
    const link = links.find((one) => one.checkVisibility());
    if (!link) return;
    event.preventDefault();
    link.click();
  });
};
