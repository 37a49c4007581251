/**
 * Now, or once the visitor has opened a page that the browser has made ready ahead of a press; many
 * are never opened. Such a page is painted first: what would start at once keeps a slow phone from
 * showing it.
 */
export function whenShown(work: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener(
      'prerenderingchange',
      () => requestAnimationFrame(() => setTimeout(work)),
      {
        once: true,
      },
    );
  else work();
}
