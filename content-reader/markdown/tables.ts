import { defineHastPlugin } from 'satteri';

const ALIGNED: Record<string, string> = { 'text-align: right': 'end', 'text-align: center': 'center' };

/** Tables and code scroll by themselves, by keyboard too, so that the page never does. */
export const tables = defineHastPlugin({
  name: 'tables',
  element: [
    {
      filter: ['table'],
      visit: (node, context) => {
        const head = node.children.find((child) => child.type === 'element' && child.tagName === 'thead');
        const label = head
          ? context
              .textContent(head)
              .trim()
              .split(/\s*\n\s*/)
              .join(', ')
          : '';
        const properties = { className: ['tableScroll'], tabIndex: 0, ariaLabel: label };
        context.wrapNode(node, { type: 'element', tagName: 'section', properties, children: [] });
      },
    },
    {
      filter: ['th', 'td'],
      visit: (node, context) => {
        const { style } = node.properties;
        context.setProperty(node, 'style', null);
        if (typeof style === 'string' && ALIGNED[style]) context.setProperty(node, 'dataAlign', ALIGNED[style]);
      },
    },
    { filter: ['pre'], visit: (node, context) => context.setProperty(node, 'tabIndex', 0) },
    {
      // A box that nobody can tick is a word with a sign before it.
      filter: ['input'],
      visit: (node) => ({ type: 'text', value: node.properties['checked'] ? '☑' : '☐' }),
    },
  ],
});
