import { type RefObject, useEffect, useRef } from 'react';
import type { Outcome } from './use-search.ts';

/** Moves the focus between the field and the results inside a dialog. */
export const useResultFocus = (dialog: RefObject<HTMLDialogElement | null>, outcome: Outcome) => {
  /** The result that takes the focus as soon as it stands there. */
  const wanted = useRef<number>(undefined);
  const results = () => [...(dialog.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])];

  const focusWanted = () => {
    const result = wanted.current === undefined ? undefined : results()[wanted.current];
    if (!result) return;
    wanted.current = undefined;
    result.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: new results are the moment to look for the wanted one
  useEffect(focusWanted, [outcome]);

  return {
    /** Now, or with the next results. */
    focusResult: (index: number, when: 'now' | 'later') => {
      wanted.current = index;
      if (when === 'now') focusWanted();
    },
    forget: () => {
      wanted.current = undefined;
    },
    /** One up or down; above the first result is the field. Says whether there was anything to move from. */
    move: (step: 1 | -1): boolean => {
      const stops = [...(dialog.current?.querySelectorAll<HTMLElement>('input, [data-hit]') ?? [])];
      const at = stops.findIndex((stop) => stop.matches(':focus'));
      if (at >= 0) stops[at + step]?.focus();
      return at >= 0;
    },
  };
};
