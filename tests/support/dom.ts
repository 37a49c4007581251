import { htmlOf } from './built-pages.ts';

/** A built page as a document; parsed once. */
const documents = new Map<string, Document>();
export function readPage(path: string): Document {
  const known = documents.get(path) ?? new DOMParser().parseFromString(htmlOf(path), 'text/html');
  documents.set(path, known);
  return known;
}

type Root = ParentNode | null | undefined;
export function all(root: Root, selector: string): Element[] {
  return [...(root?.querySelectorAll(selector) ?? [])];
}
export function textOf(element: Element | null | undefined): string {
  return element?.textContent?.replace(/\s+/g, ' ').trim() ?? 'nothing there';
}
export function textsOf(root: Root, selector: string): string[] {
  return all(root, selector).map(textOf);
}
export function valuesOf(root: Root, name: string, selector = '*'): string[] {
  return all(root, `${selector}[${name}]`).map((element) => element.getAttribute(name) ?? '');
}
export function hrefsOf(root: Root, selector = 'a'): (string | null)[] {
  return all(root, selector).map((link) => link.getAttribute('href'));
}
