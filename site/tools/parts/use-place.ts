import { useEffect } from 'react';
import { isReturn } from '../../browser/is-return.ts';
import { holdElement, holdTop, placeNow } from './hold-place.ts';
import { recall, remember } from './page-memory.ts';

/** Milliseconds at rest after which a place counts; browsers allow only some changes of the history in a row. */
const PAUSE = 300;

/**
 * Where the page of a tool opens: a link with a result at the result; a reload and a step back exactly where the visitor
 * was. The browser alone cannot do that, because the result is drawn after the page has loaded.
 */
export const usePlace = (isOff: boolean): void => {
  useEffect(() => {
    if (isOff) return;
    let release = () => {};
    const show = () => {
      const { top, result } = recall();
      release();
      if (top === undefined) return;
      history.scrollRestoration = 'manual';
      release = holdTop(top, result);
    };
    const leave = () => remember(placeNow());
    // Not on leaving alone: a browser that reloads may drop what is written then.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(leave, PAUSE);
    };
    if (isReturn()) show();
    else if (location.hash && !document.getElementById(location.hash.slice(1))) release = holdElement('result');
    addEventListener('popstate', show);
    addEventListener('scroll', rest, { passive: true });
    addEventListener('pagehide', leave);
    return () => {
      release();
      clearTimeout(timer);
      removeEventListener('scroll', rest);
      removeEventListener('popstate', show);
      removeEventListener('pagehide', leave);
    };
  }, [isOff]);
};
