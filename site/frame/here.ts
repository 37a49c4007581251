/** What a screen reader is told of a link to a page that stands for itself. */
export const currentPage = ({ href }: { href: string }, here: string): 'page' | undefined =>
  href === `/${here}` ? 'page' : undefined;

/** What it is told of a menu that holds the area: the page itself may lie deeper, so it is not "page". */
export const currentArea = (links: readonly { href: string }[], here: string): 'true' | undefined =>
  links.some((link) => currentPage(link, here)) ? 'true' : undefined;
