import { act, fireEvent } from '@testing-library/react';

/** Actions of a visitor: each helper does what a browser would do on its own. */
export function typeInto(field: HTMLElement, value: string) {
  act(() => field.focus());
  fireEvent.change(field, { target: { value } });
}

export function press(key: string) {
  return fireEvent.keyDown(document.activeElement ?? document.body, { key });
}

export function leave(field: HTMLElement) {
  act(() => field.blur());
}

/** Opens a page at an address, as a bookmark does. */
export function visit(path: string) {
  localStorage.clear();
  // jsdom lays nothing out and cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  history.replaceState(null, '', path);
}

/** jsdom has no modal dialogs: these take the focus, and open and close without the rest of the page noticing. */
export function stubDialog() {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
