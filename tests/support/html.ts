import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;

/** Every element inside a node, in order; the content of <template> is not part of it. */
export const elementsIn = (node: Node): Element[] =>
  'childNodes' in node
    ? node.childNodes.flatMap((child) => [...(isElement(child) ? [child] : []), ...elementsIn(child)])
    : [];

const parsed = new Map<string, Element[]>();
/** Every element of a document, which is parsed once. */
export const elementsOf = (html: string): Element[] => {
  const known = parsed.get(html) ?? elementsIn(parse(html));
  parsed.set(html, known);
  return known;
};

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** Values of one attribute on all elements of a kind ("*" for any). */
export const attributesOf = (html: string, tag: string, name: string): string[] =>
  elementsOf(html)
    .filter((element) => tag === '*' || element.tagName === tag)
    .map((element) => attributeOf(element, name))
    .filter((value) => value !== undefined);

/** The text of an element, as a reader sees it. */
export const textOf = (node: Node): string => {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  return node.childNodes.map(textOf).join('').replace(/\s+/g, ' ');
};
