/** Marks the link in a list of contents whose part of the page is being read. */
export const markCurrent = (links: Iterable<HTMLAnchorElement>) => {
  const byPart = new Map([...links].map((link) => [document.getElementById(link.hash.slice(1)), link]));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = target instanceof HTMLElement ? byPart.get(target) : undefined;
        if (isIntersecting) link?.setAttribute('aria-current', 'true');
        else link?.removeAttribute('aria-current');
      }
    },
    // A line a fifth of the way down the window.
    { rootMargin: '-20% 0px -79% 0px' },
  );
  for (const part of byPart.keys()) if (part) observer.observe(part);
};
