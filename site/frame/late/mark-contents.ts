const LINE = 160;

/** Marks, in "On this page" and lists like it, the part that is being read. Without it the list is a list of links. */
export const markContents = () => {
  const parts = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')].map((link) => ({
    link,
    heading: document.getElementById(link.hash.slice(1)),
  }));
  const mark = () => {
    const shown = parts.filter(({ heading }) => heading?.checkVisibility());
    const current = shown.findLast(({ heading }) => heading && heading.getBoundingClientRect().top < LINE) ?? shown[0];
    for (const part of parts) part.link.ariaCurrent = part === current ? 'true' : null;
  };
  addEventListener('scroll', mark, { passive: true });
  mark();
};
