const REFERENCE = / (id|for|popovertarget|aria-(?:labelledby|describedby|controls))="([^"]+)"/g;

/** The same component stands on the gallery many times: each copy gets names of its own, and its references follow. */
export const uniqueIds = (html: string, prefix: string): string => {
  const own = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const rename = (id: string) => (own.has(id) ? `${prefix}-${id}` : id);
  return html
    .replace(
      REFERENCE,
      (_, attribute: string, ids: string) => ` ${attribute}="${ids.split(' ').map(rename).join(' ')}"`,
    )
    .replace(/ href="#([^"]+)"/g, (_, id: string) => ` href="#${rename(id)}"`);
};
