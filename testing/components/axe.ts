import axe from 'axe-core';

/** What axe finds in a piece of a page, one sentence for each fault. jsdom has no colours and no page around the piece. */
export const axeFaults = async (element: Element): Promise<string[]> => {
  // jsdom has no canvas either, and says so loudly; null is what a browser without one answers.
  HTMLCanvasElement.prototype.getContext = () => null;
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
};
