import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_PICTURE } from '../gallery/example-picture.ts';
import { encodePicture } from './encode.ts';
import { pictureOf } from './variants.ts';

describe('a picture of an article', () => {
  it('is offered for phones, columns and fine screens, each in its width', async () => {
    const { sources, fallback } = await pictureOf(EXAMPLE_PICTURE);
    expect(sources.map(({ width }) => width)).toEqual([400, 800, 1240]);
    for (const variant of [...sources, fallback]) {
      const { width, height, format } = await sharp(await encodePicture(variant)).metadata();
      // AVIF is one kind of HEIF.
      expect([width, height, format]).toEqual([
        variant.width,
        Math.round((variant.width * 9) / 16),
        variant.format === 'avif' ? 'heif' : 'webp',
      ]);
    }
  });
});
