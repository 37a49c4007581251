/** Now, or once the visitor opens a page that the browser has made ready ahead of a press; many are never opened. */
export const whenShown = (work: () => void): void => {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => work(), { once: true });
  else work();
};
