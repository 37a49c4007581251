import type { DefaultTreeAdapterTypes } from 'parse5';
import { expect, test } from 'vitest';
import { allPaths, htmlOf } from '../support/built-pages.ts';
import { elementsOf, textOf } from '../support/html.ts';

type Node = DefaultTreeAdapterTypes.Node;

const isBefore = (node: Node, tagName: string): boolean => {
  const siblings = 'parentNode' in node ? (node.parentNode?.childNodes ?? []) : [];
  return siblings[siblings.indexOf(node as (typeof siblings)[number]) + 1]?.nodeName === tagName;
};

/** Headings of the specification and lists of page names are repeated as they are; the sign belongs into the text. */
const isNameOnly = (node: Node): boolean =>
  ['h1', 'nav', 'script', 'style'].includes(node.nodeName) || (node.nodeName === 'p' && isBefore(node, 'h1'));

const proseOf = (node: Node): string => {
  if (isNameOnly(node)) return ' ';
  if (!('childNodes' in node)) return textOf(node);
  return node.childNodes.map(proseOf).join('').replace(/\s+/g, ' ');
};

test('the first mention of SAP SuccessFactors on a page carries ®', () => {
  const mentions = allPaths.flatMap((path) => {
    const main = elementsOf(htmlOf(path)).find(({ tagName }) => tagName === 'main');
    const [first] = main ? (/SAP SuccessFactors.{0,40}/.exec(proseOf(main)) ?? []) : [];
    return first ? [{ path, first }] : [];
  });
  expect(mentions.length).toBeGreaterThan(0);
  const bare = mentions.filter(({ first }) => !first.startsWith('SAP SuccessFactors®'));
  expect(bare.map(({ path, first }) => `${path}: “${first} …”`)).toEqual([]);
});
