import { clean, decode, type Found } from '../marks/text-marks.ts';

const texts = new Map<Text, Found[]>();
/** The mark of the title that search results show: it tells which file the page is made from. */
let titleId: number | undefined;

/** An island keeps its marks: React would not find the text again that it has written. */
const isIsland = (node: Node): boolean => (node.parentElement?.closest('astro-island') ?? null) !== null;

/** What search engines are told is text too, but cannot be pressed. */
const isUnseen = (node: Text): boolean => node.parentElement?.closest('script, style, title, template') != null;

const readText = (node: Text): void => {
  const found = decode(node.data);
  if (found.length === 0) return;
  if (!isUnseen(node)) texts.set(node, found);
  if (!isIsland(node)) node.data = clean(node.data);
};

const readAttributes = (element: Element): void => {
  for (const { name, value } of element.attributes) {
    const [mark] = decode(value);
    if (!mark) continue;
    if (element.getAttribute('property') === 'og:title') titleId = mark.id;
    if (!element.closest('astro-island')) element.setAttribute(name, clean(value));
  }
};

/** Reads every mark below a node and removes it from the text. */
export const readMarks = (root: Node): void => {
  for (const known of texts.keys()) if (!known.isConnected) texts.delete(known);
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = root; node; node = walk.nextNode()) {
    if (node instanceof Text) readText(node);
    else if (node instanceof Element && node.localName !== 'astro-island') readAttributes(node);
  }
};

export const marksOf = (node: Text): readonly Found[] => texts.get(node) ?? [];
export const markedTexts = (): Text[] => [...texts.keys()].filter((node) => node.isConnected);
export const textsOf = (id: number): Text[] =>
  markedTexts().filter((node) => marksOf(node).some((found) => found.id === id));
export const idOfTitle = (): number | undefined => titleId;
