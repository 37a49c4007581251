import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { headingId } from '../../content-reader/heading-id.ts';
import { entries } from './registry.ts';
import { uniqueIds } from './unique-ids.ts';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

export interface ShownExample {
  name: string;
  /** Fragment of the example; the two copies of it carry the scheme behind this. */
  anchor: string;
  html: Record<Scheme, string>;
}
export interface ShownComponent {
  name: string;
  folder: string;
  anchor: string;
  /** Sections stand in running text. */
  isProse: boolean;
  examples: ShownExample[];
}

/** Everything the gallery shows, as HTML in both schemes. */
export const showcase = (): ShownComponent[] =>
  entries.flatMap(({ name, folder, View, examples }) => {
    if (!examples) return [];
    const component = headingId(name);
    const shown = Object.entries(examples).map(([example, props]) => {
      const anchor = `${component}--${headingId(example)}`;
      const html = renderToStaticMarkup(createElement(View, props));
      return {
        name: example,
        anchor,
        html: { light: uniqueIds(html, `${anchor}-light`), dark: uniqueIds(html, `${anchor}-dark`) },
      };
    });
    const isProse = folder.startsWith('sections') && folder !== 'sections/home';
    return [{ name, folder, anchor: component, isProse, examples: shown }];
  });
