import { htmlOf } from './built-pages.ts';

/** A built page as a document, for tests in the jsdom environment. */
const documents = new Map<string, Document>();
export const readPage = (path: string): Document => {
  const known = documents.get(path) ?? new DOMParser().parseFromString(htmlOf(path), 'text/html');
  documents.set(path, known);
  return known;
};

type Root = ParentNode | null | undefined;
export const all = (root: Root, selector: string): Element[] => [...(root?.querySelectorAll(selector) ?? [])];
/** Its text as a reader sees it. */
export const textOf = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? 'nothing there';
export const textsOf = (root: Root, selector: string): string[] => all(root, selector).map(textOf);
export const hrefsOf = (root: Root, selector = 'a'): (string | null)[] =>
  all(root, selector).map((link) => link.getAttribute('href'));
