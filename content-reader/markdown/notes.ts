import { defineHastPlugin } from 'satteri';

const LABEL = 'footnote-label';

/** Foot notes: their heading is no heading, as it would stand in the list of contents and below any other. */
export const notes = (prefix: string) =>
  defineHastPlugin({
    name: 'notes',
    element: [
      {
        filter: ['h2'],
        visit: (node) => {
          if (node.properties['id'] !== LABEL) return undefined;
          return { ...node, tagName: 'p', properties: { id: `${prefix}notes` } };
        },
      },
      {
        filter: ['a'],
        visit: (node, context) => {
          if (node.properties['ariaDescribedBy'] !== undefined)
            context.setProperty(node, 'ariaDescribedBy', `${prefix}notes`);
        },
      },
    ],
  });
