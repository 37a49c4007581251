import { serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { elementsOf, readDocument } from '../../publish/document.ts';

/** Nothing in them is text of the page. */
const SILENT = new Set(['script', 'style', 'link', 'meta', 'svg', 'img', 'picture', 'template', 'noscript']);
/** What structures text in plain HTML; of anything else only the content stays. */
const KEPT = new Set(
  ['header', 'nav', 'main', 'footer', 'article', 'section', 'h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt']
    .concat(['dd', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'blockquote', 'strong', 'em', 'a', 'form', 'label'])
    .concat(['fieldset', 'legend', 'button', 'div']),
);

const bare = (node: Tree.ChildNode): Tree.ChildNode[] => {
  if (node.nodeName === '#text') return [node];
  if (!('tagName' in node) || SILENT.has(node.tagName)) return [];
  const childNodes = node.childNodes.flatMap(bare);
  if (!KEPT.has(node.tagName)) return childNodes;
  const attrs = node.attrs.filter(({ name }) => node.tagName === 'a' && name === 'href');
  return [{ ...node, attrs, childNodes }];
};

/** The same text as bare HTML, without style, font, picture or script: no page that says as much can be faster. */
export const floorPage = (html: string): string => {
  const inside = (name: string): string => {
    const element = [...elementsOf(readDocument(html))].find(({ tagName }) => tagName === name);
    return element ? serialize({ ...element, childNodes: element.childNodes.flatMap(bare) }).replace(/\s+/g, ' ') : '';
  };
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${inside('title')}</title>`;
  return `<!doctype html>\n<html lang="en"><head>${head}</head>\n<body>${inside('body')}</body></html>\n`;
};
