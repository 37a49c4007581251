import { act, fireEvent } from '@testing-library/react';

/** What a visitor does, for tests: each helper does what a browser would do on its own. */
export const typeInto = (field: HTMLElement, value: string) => {
  act(() => field.focus());
  fireEvent.change(field, { target: { value } });
};

/** Enter submits the form of a field, unless the field wants the key for itself. */
export const press = (key: string) => {
  const field = document.activeElement ?? document.body;
  const isFree = fireEvent.keyDown(field, { key });
  if (key === 'Enter' && isFree && field instanceof HTMLInputElement) act(() => field.form?.requestSubmit());
};

export const leave = (field: HTMLElement) => act(() => field.blur());

export const pasteInto = (field: HTMLElement, text: string) => {
  act(() => field.focus());
  fireEvent.paste(field, { clipboardData: { getData: () => text } });
};

/** Opens a page at an address, as a bookmark does. */
export const visit = (path: string) => history.replaceState(null, '', path);
