import { attributeOf, elementsOf, readDocument } from './document.ts';
import type { NearestLink } from './manifest.ts';

/**
 * The hidden items marked data-nearest on a 404 page, which a server may turn towards pages that were probably meant.
 * Their places are written down here, so that it can do so without reading HTML and without touching scripts or styles.
 */
export const readNearestLinks = (html: string): NearestLink[] =>
  [...elementsOf(readDocument(html))].flatMap((item) => {
    const words = attributeOf(item, 'data-nearest');
    if (words === undefined) return [];
    const link = [...elementsOf(item)].find(({ tagName }) => tagName === 'a');
    const hidden = item.sourceCodeLocation?.attrs?.['hidden'];
    const { startTag, endTag, attrs } = link?.sourceCodeLocation ?? {};
    const href = attrs?.['href'];
    if (!words.includes('{name}') || !hidden || !href || !startTag || !endTag) {
      throw new Error('an element marked data-nearest needs {name} in it, must be hidden and must hold a link');
    }
    return [
      {
        hidden: [hidden.startOffset, hidden.endOffset],
        href: [href.startOffset, href.endOffset],
        text: [startTag.endOffset, endTag.startOffset],
        words,
      },
    ];
  });
