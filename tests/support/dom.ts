import { htmlOf } from './built-pages.ts';

/** A built page as a document; parsed once. */
const documents = new Map<string, Document>();
export const readPage = (path: string): Document => {
  const known = documents.get(path) ?? new DOMParser().parseFromString(htmlOf(path), 'text/html');
  documents.set(path, known);
  return known;
};

type Root = ParentNode | null | undefined;
export const all = (root: Root, selector: string): Element[] => [...(root?.querySelectorAll(selector) ?? [])];
export const textOf = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? 'nothing there';
export const textsOf = (root: Root, selector: string): string[] => all(root, selector).map(textOf);
export const valuesOf = (root: Root, name: string, selector = '*'): string[] =>
  all(root, `${selector}[${name}]`).map((element) => element.getAttribute(name) ?? '');
export const hrefsOf = (root: Root, selector = 'a'): (string | null)[] =>
  all(root, selector).map((link) => link.getAttribute('href'));
