import { defineHastPlugin, type HastNode } from 'satteri';
import { PICTURE_FOLDER, pictureOf, type Variant } from '../../site/pictures/variants.ts';
import { pictureFile } from '../picture-file.ts';

type Element = Extract<HastNode, { type: 'element' }>;

/** The column of an article, and the margins of a phone. */
const SIZES = '(max-width: 41rem) calc(100vw - 2.5rem), 38.75rem';

const element = (tagName: string, properties: Element['properties'], children: Element['children'] = []): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const addressOf = ({ name }: Variant): string => PICTURE_FOLDER + name;
const isPicture = (node: HastNode): node is Element => node.type === 'element' && node.tagName === 'img';

/** Width and height keep the place of a picture until it comes, so that no line moves. */
const pictureElement = async (article: string, { properties: { src, alt } }: Element): Promise<Element> => {
  const { width, height, sources, fallback } = await pictureOf(pictureFile(article, String(src)));
  const srcSet = sources.map((variant) => `${addressOf(variant)} ${variant.width}w`).join(', ');
  return element('picture', {}, [
    element('source', { type: 'image/avif', srcSet, sizes: SIZES }),
    element('img', {
      src: addressOf(fallback),
      alt: alt ?? '',
      width,
      height,
      loading: 'lazy',
      decoding: 'async',
    }),
  ]);
};

/** Pictures in the sizes that the site offers. One that has a paragraph to itself becomes a figure; its title is the caption. */
export const pictures = (article: string) =>
  defineHastPlugin({
    name: 'pictures',
    element: [
      {
        filter: ['p'],
        visit: async (node) => {
          const [only, ...others] = node.children;
          if (!only || others.length > 0 || !isPicture(only)) return undefined;
          const { title } = only.properties;
          const caption =
            typeof title === 'string' ? [element('figcaption', {}, [{ type: 'text', value: title }])] : [];
          return element('figure', {}, [await pictureElement(article, only), ...caption]);
        },
      },
      {
        filter: ['img'],
        visit: async (node, context) => {
          const parent = context.parent(node);
          const isAlone = parent.type === 'element' && parent.tagName === 'p' && parent.children.length === 1;
          return isAlone ? undefined : pictureElement(article, node);
        },
      },
    ],
  });
