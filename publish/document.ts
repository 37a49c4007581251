import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;

/**
 * The document as a browser reads it. Scripting counts as off, so that what stands in <noscript> is read as elements:
 * a browser without JavaScript applies the policy to it too.
 */
export const readDocument = (html: string): Tree.Document =>
  parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });

/** Every element in document order, the content of templates included. */
export function* elementsOf(node: Tree.Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsOf(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

export const textOf = (node: Tree.Node): string => {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};
