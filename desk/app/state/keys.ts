import { useEffect, useRef } from 'react';

/** A handler that returns false leaves the key to the browser. */
export type Keys = Partial<Record<string, () => unknown>>;

const SETTING = 'desk-keys';

/** Single-key shortcuts get in the way of speech input, so they can be switched off (WCAG 2.1.4). */
export const areKeysOn = (): boolean => localStorage.getItem(SETTING) !== 'off';
export const switchKeys = (on: boolean): void => localStorage.setItem(SETTING, on ? 'on' : 'off');

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
const isCovered = (): boolean => document.querySelector('dialog[open], [popover]:popover-open') !== null;

/** A key that was pressed on a row of the list, for the enquiry that opens with it; one that it does not know is dropped. */
let waiting: string | undefined;
export const pressLater = (key?: string): void => {
  waiting = key;
};

/** Single-key shortcuts while the component is mounted, except while typing or over a dialog or menu. */
export const useKeys = (keys: Keys): void => {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const act = waiting === undefined ? undefined : current.current[waiting];
    // After the enquiry has taken the focus, or it would take it from a menu.
    if (act) queueMicrotask(act);
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (isCovered() || isTyping(event.target) || (event.key.length === 1 && !areKeysOn())) return;
      const act = current.current[event.key];
      if (act && act() !== false) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
};
