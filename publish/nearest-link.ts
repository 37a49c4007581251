import { attributeOf, elementsOf, readDocument, textOf } from './document.ts';
import type { NearestLink } from './manifest.ts';

const nameOf = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The link marked data-nearest on a 404 page, and the pages it may point to (links marked data-slug). Their places are
 * written down here, so that a server can exchange them without reading HTML and without touching scripts or styles.
 */
export const readNearestLink = (html: string): NearestLink | undefined => {
  const elements = [...elementsOf(readDocument(html))];
  const link = elements.find((element) => attributeOf(element, 'data-nearest') !== undefined);
  if (!link) return undefined;
  const words = attributeOf(link, 'data-nearest-text');
  const { startTag, endTag, attrs } = link.sourceCodeLocation ?? {};
  const { href } = attrs ?? {};
  if (!words?.includes('{name}') || !href || !startTag || !endTag) {
    throw new Error('the element marked data-nearest needs an href, a closing tag and data-nearest-text with {name}');
  }
  const candidates = elements.flatMap((element) => {
    const slug = attributeOf(element, 'data-slug');
    const target = attributeOf(element, 'href');
    return slug && target ? [{ slug, name: nameOf(textOf(element)), href: target }] : [];
  });
  return {
    href: [href.startOffset, href.endOffset],
    text: [startTag.endOffset, endTag.startOffset],
    words,
    candidates,
  };
};
