import { useEffect, useRef, useState } from 'react';
import { clean } from '../marks/text-marks.ts';
import { readMarks } from './marks.ts';
import { makeReachable, type Target, targetAt, targetOf } from './targets.ts';

const isOwn = (event: Event, host: Element): boolean => event.composedPath().includes(host);

/** What the pointer and the keyboard do on the page while it is edited. */
export const usePage = (host: Element, isPreview: boolean, onOpen: (target: Target) => void): Target | undefined => {
  const [hovered, setHovered] = useState<Target>();
  const open = useRef(onOpen);
  open.current = onOpen;
  useEffect(() => {
    setHovered(undefined);
    if (isPreview) return undefined;
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    const press = (event: MouseEvent) => {
      if (isOwn(event, host) || !(event.target instanceof Element)) return;
      const link = event.target.closest('a');
      if (link && (event.ctrlKey || event.metaKey)) return;
      const target = targetAt(event.target, event.clientX, event.clientY);
      if (link) event.preventDefault();
      if (!target) return;
      // Menus and questions still open: their words are inside.
      if (!event.target.closest('button, summary')) event.stopPropagation();
      open.current(target);
    };
    const point = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      if (isOwn(event, host) || !(event.target instanceof Element)) return setHovered(undefined);
      setHovered(targetAt(event.target, event.clientX, event.clientY));
    };
    const focus = (event: FocusEvent) => {
      if (isOwn(event, host) || !(event.target instanceof HTMLElement)) return setHovered(undefined);
      if (event.target.matches(':focus-visible')) setHovered(targetOf(event.target));
    };
    const key = (event: KeyboardEvent) => {
      if (isOwn(event, host) || event.key !== 'Enter' || !(event.target instanceof HTMLElement)) return;
      const target = event.target.matches('input, textarea, select') ? undefined : targetOf(event.target);
      if (!target) return;
      event.preventDefault();
      open.current(target);
    };
    document.addEventListener('click', press, options);
    document.addEventListener('pointermove', point, options);
    document.addEventListener('focusin', focus, options);
    document.addEventListener('keydown', key, options);
    document.addEventListener('submit', (event) => !isOwn(event, host) && event.preventDefault(), options);
    return () => stop.abort();
  }, [host, isPreview]);
  useEffect(() => {
    // Islands write their texts again and again.
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) readMarks(target);
        for (const node of addedNodes) readMarks(node);
      }
      // React takes an island over a moment after Astro has woken it.
      setTimeout(makeReachable, 500);
    });
    // Islands keep their marks; what is copied from them must not.
    const copy = (event: ClipboardEvent) => {
      const words = document.getSelection()?.toString() ?? '';
      if (!event.clipboardData || clean(words) === words) return;
      event.clipboardData.setData('text/plain', clean(words));
      event.preventDefault();
    };
    document.addEventListener('copy', copy);
    for (const island of document.querySelectorAll('astro-island'))
      observer.observe(island, { childList: true, characterData: true, subtree: true, attributeFilter: ['ssr'] });
    return () => {
      observer.disconnect();
      document.removeEventListener('copy', copy);
    };
  }, []);
  return hovered;
};
