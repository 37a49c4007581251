import { outlineMarkdown } from '../../content-reader/check/outline-markdown.ts';
import { pictureFile } from '../../content-reader/picture-file.ts';
import { content } from '../content.ts';

/** The files of all pictures that stand in a published text, each once. */
export const listPictures = (): string[] => {
  const texts = (['legal', 'blog', 'news', 'openings'] as const).flatMap((name) => [...content().entries(name)]);
  const files = texts.flatMap(({ file, text }) =>
    outlineMarkdown(text, 0).pictures.map(({ url }) => pictureFile(file, url)),
  );
  return [...new Set(files)];
};
