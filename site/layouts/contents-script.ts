/** Marks, in "On this page", the part that is being read. Without it the list is a list of links. */
const LINE = 160;

const parts = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')].flatMap((link) => {
  const heading = document.getElementById(link.hash.slice(1));
  return heading ? [{ link, heading }] : [];
});

const mark = () => {
  const current = parts.findLast(({ heading }) => heading.getBoundingClientRect().top < LINE) ?? parts[0];
  for (const part of parts) part.link.ariaCurrent = part === current ? 'true' : null;
};

addEventListener('scroll', mark, { passive: true });
mark();
