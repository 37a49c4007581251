import { useEffect, useRef } from 'react';
import { readMarks } from './marks.ts';
import { makeReachable, type Target, targetAt } from './targets.ts';

/** What the pointer and the keyboard do on the page while it is edited. */
export const usePage = (host: Element, isPreview: boolean, onOpen: (target: Target) => void): void => {
  const open = useRef(onOpen);
  open.current = onOpen;
  useEffect(() => {
    if (isPreview) return undefined;
    const stop = new AbortController();
    const listen = <Name extends 'click' | 'keydown' | 'submit'>(
      name: Name,
      hear: (event: DocumentEventMap[Name], element: Element) => void,
    ) => {
      const onPage = (event: DocumentEventMap[Name]) =>
        event.target instanceof Element && !event.composedPath().includes(host) && hear(event, event.target);
      document.addEventListener(name, onPage, { capture: true, signal: stop.signal });
    };
    listen('click', (event, element) => {
      const link = element.closest('a');
      if (link && (event.ctrlKey || event.metaKey)) return;
      if (link) event.preventDefault();
      const target = targetAt(element, event.clientX, event.clientY);
      if (!target) return;
      // Menus and questions still open: their words are inside.
      if (!element.closest('button, summary')) event.stopPropagation();
      open.current(target);
    });
    listen('keydown', (event, element) => {
      if (event.key !== 'Enter' || element.matches('input, textarea, select')) return;
      const target = targetAt(element);
      if (!target) return;
      event.preventDefault();
      open.current(target);
    });
    listen('submit', (event) => event.preventDefault());
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
    for (const island of document.querySelectorAll('astro-island'))
      observer.observe(island, { childList: true, characterData: true, subtree: true, attributeFilter: ['ssr'] });
    return () => observer.disconnect();
  }, []);
};
