/** Where the links of a piece of a page lead, in their order. */
export const hrefs = (element: Element): string[] =>
  [...element.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
