import { useNavigate, useParams } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useKeys } from '../state/keys.ts';

const rowsIn = (pane: HTMLElement | null): HTMLElement[] => [...(pane?.querySelectorAll<HTMLElement>('li > a') ?? [])];

/** j and k, or the arrows, move the focus from row to row; Enter opens, as with every link; Escape comes back. */
export const useListKeys = (pane: RefObject<HTMLElement | null>): void => {
  const { list, id } = useParams({ strict: false });
  const navigate = useNavigate();
  const move = (step: 1 | -1): void => {
    const rows = rowsIn(pane.current);
    const { activeElement } = document;
    const focused = activeElement instanceof HTMLElement ? rows.indexOf(activeElement) : -1;
    const at = focused >= 0 ? focused : rows.findIndex((row) => row.hasAttribute('aria-current'));
    const next = at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step));
    rows[next]?.focus();
  };
  const back = (): void => {
    if (!id || !list) return;
    const row = rowsIn(pane.current).find((one) => one.hasAttribute('aria-current'));
    // On a phone the list is not there to take the focus until the enquiry is gone.
    void navigate({ to: '/desk/$list', params: { list }, search: (search) => search }).then(() => row?.focus());
  };
  // Outside the list the arrows scroll what is read.
  const byArrow = (step: 1 | -1) => (pane.current?.contains(document.activeElement) ? move(step) : false);
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    Escape: back,
    ArrowDown: () => byArrow(1),
    ArrowUp: () => byArrow(-1),
  });
};
