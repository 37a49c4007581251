import { expect, it } from 'vitest';
import { renderMarkdown } from '../../content-reader/markdown/render.ts';
import { EXAMPLE_PICTURE } from '../gallery/example-picture.ts';
import { examples } from './ArticleText.examples.ts';
import { EXAMPLE_MARKDOWN } from './example-markdown.ts';

const noteWords = () => ({ heading: 'Notes', back: 'Back to reference {reference}' });

it.each(Object.entries(EXAMPLE_MARKDOWN))('the gallery shows %s as the site renders it', async (name, text) => {
  const html = await renderMarkdown(text, { file: EXAMPLE_PICTURE, noteWords });
  expect(Object.entries(examples).find(([example]) => example === name)?.[1]).toEqual({ html });
});
