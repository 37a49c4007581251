import Slugger from 'github-slugger';
import { defineHastPlugin } from 'satteri';

/** Headings that a link can point at. */
export const headingIds = () => {
  const slugger = new Slugger();
  return defineHastPlugin({
    name: 'heading-ids',
    element: {
      filter: ['h2', 'h3', 'h4', 'h5', 'h6'],
      visit: (node, context) => {
        if (node.properties['id'] === undefined)
          context.setProperty(node, 'id', slugger.slug(context.textContent(node)));
      },
    },
  });
};
