const NUMBER = /^\s*\w{1,3}[.)]/;

/** Word writes the items of a list as paragraphs, each with its bullet or number as words. */
const makeItem = (page: Document, paragraph: Element): void => {
  const sign = paragraph.querySelector('span[style*="mso-list"]');
  const kind = NUMBER.test(sign?.textContent ?? '') ? 'ol' : 'ul';
  sign?.remove();
  const before = paragraph.previousElementSibling;
  const list = before?.localName === kind ? before : page.createElement(kind);
  paragraph.before(list);
  const item = page.createElement('li');
  item.append(paragraph);
  list.append(item);
};

/** What was copied from Word or a web page, as the editor can read it. The title of a page is its only first heading. */
export const readablePaste = (html: string): string => {
  const page = new DOMParser().parseFromString(html.replace(/(<\/?)h1\b/gi, '$1h2'), 'text/html');
  for (const paragraph of page.querySelectorAll('p[class^="MsoList"]')) makeItem(page, paragraph);
  return page.body.innerHTML;
};
