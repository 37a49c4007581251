import { defineHastPlugin, type HastNode, markdownToHtml } from 'satteri';
import { headingIds } from '../common/text.ts';
import { PICTURE_FOLDER, pictureFile, pictureOf, type Variant } from './pictures.ts';

function anchorHeadings() {
  const idOf = headingIds();
  return defineHastPlugin({
    name: 'heading-ids',
    element: {
      filter: ['h2', 'h3', 'h4', 'h5', 'h6'],
      visit: (node, context) => {
        if (node.properties['id'] === undefined)
          context.setProperty(node, 'id', idOf(context.textContent(node)));
      },
    },
  });
}

const ALIGNED: Record<string, string> = {
  'text-align: right': 'end',
  'text-align: center': 'center',
};

/** Tables and code scroll by themselves, by keyboard too, so that the page never does. */
const tables = defineHastPlugin({
  name: 'tables',
  element: [
    {
      filter: ['table'],
      visit: (node, context) => {
        const head = node.children.find(
          (child) => child.type === 'element' && child.tagName === 'thead',
        );
        const columns = head
          ? context
              .textContent(head)
              .trim()
              .split(/\s*\n\s*/)
          : [];
        const properties = {
          className: ['tableScroll'],
          tabIndex: 0,
          ariaLabel: columns.join(', '),
        };
        context.wrapNode(node, { type: 'element', tagName: 'section', properties, children: [] });
      },
    },
    {
      filter: ['th', 'td'],
      visit: (node, context) => {
        const { style } = node.properties;
        context.setProperty(node, 'style', null);
        if (typeof style === 'string' && ALIGNED[style])
          context.setProperty(node, 'dataAlign', ALIGNED[style]);
      },
    },
    { filter: ['pre'], visit: (node, context) => context.setProperty(node, 'tabIndex', 0) },
    {
      // A checkbox that cannot be ticked becomes a character.
      filter: ['input'],
      visit: (node) => ({ type: 'text', value: node.properties['checked'] ? '☑' : '☐' }),
    },
  ],
});

type Element = Extract<HastNode, { type: 'element' }>;

/** The column of an article, and the margins of a phone. */
const SIZES = '(max-width: 41rem) calc(100vw - 2.5rem), 38.75rem';

function element(
  tagName: string,
  properties: Element['properties'],
  children: Element['children'] = [],
): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children,
  };
}
function addressOf({ name }: Variant): string {
  return PICTURE_FOLDER + name;
}
function isPicture(node: HastNode): node is Element {
  return node.type === 'element' && node.tagName === 'img';
}

/** Width and height keep the place of a picture until it comes, so that no line moves. */
async function pictureElement(
  article: string,
  { properties: { src, alt } }: Element,
): Promise<Element> {
  const { width, height, variants } = await pictureOf(pictureFile(article, String(src)));
  const srcSet = variants.map((variant) => `${addressOf(variant)} ${variant.width}w`).join(', ');
  const widest = variants.at(-1);
  const shown = {
    src: widest && addressOf(widest),
    srcSet,
    sizes: SIZES,
    alt: alt ?? '',
    width,
    height,
  };
  return element('img', { ...shown, loading: 'lazy', decoding: 'async' });
}

/** Pictures in our sizes. One in a paragraph of its own becomes a figure. */
function pictures(article: string) {
  return defineHastPlugin({
    name: 'pictures',
    element: [
      {
        filter: ['p'],
        visit: async (node) => {
          const [only, ...others] = node.children;
          if (!only || others.length > 0 || !isPicture(only)) return undefined;
          const { title } = only.properties;
          const caption =
            typeof title === 'string'
              ? [element('figcaption', {}, [{ type: 'text', value: title }])]
              : [];
          return element('figure', {}, [await pictureElement(article, only), ...caption]);
        },
      },
      {
        filter: ['img'],
        visit: async (node, context) => {
          const parent = context.parent(node);
          const isAlone =
            parent.type === 'element' && parent.tagName === 'p' && parent.children.length === 1;
          return isAlone ? undefined : pictureElement(article, node);
        },
      },
    ],
  });
}

/** Without style attributes, which our policy refuses. Pictures are in the folder of the file. */
export async function renderMarkdown(text: string, file: string): Promise<string> {
  const { html } = await markdownToHtml(text, {
    features: { frontmatter: false, smartPunctuation: true, gfm: { footnotes: false } },
    hastPlugins: [anchorHeadings(), tables, pictures(file)],
  });
  return html;
}
