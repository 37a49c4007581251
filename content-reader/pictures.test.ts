import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { encodePicture, pictureOf } from './pictures.ts';

const EXAMPLE_PICTURE = 'tests/support/examples/picture.png';

describe('a picture of an article', () => {
  it('that breaks off in the middle is named', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'picture-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'half.png');
    const whole = readFileSync(EXAMPLE_PICTURE);
    writeFileSync(file, whole.subarray(0, whole.length / 2));
    const { variants } = await pictureOf(file);
    await expect(encodePicture(variants[0]!)).rejects.toThrow(
      `${file}:1 – the file cannot be read as a picture to its end`,
    );
  });

  it('is offered for phones, columns and high-resolution screens, each in its width', async () => {
    const { variants } = await pictureOf(EXAMPLE_PICTURE);
    expect(variants.map(({ width }) => width)).toEqual([400, 800, 1240]);
    for (const variant of variants) {
      const { width, height, format } = await sharp(await encodePicture(variant)).metadata();
      expect([width, height, format]).toEqual([variant.width, Math.round((variant.width * 9) / 16), 'webp']);
    }
  });
});
