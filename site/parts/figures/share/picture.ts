import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
// From a file of plain TypeScript: Vite bundles what a component imports for the browser, and fails
// at a native module.
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import type { Site } from '../../../schemas/singles.ts';
import { PICTURE } from '../../seo/address.ts';
import type { PublicPage } from '../../seo/public-page.ts';
import { draw } from '../draw-figure.ts';
import { MARK } from '../page-figures.ts';
import { FONT_FAMILY, fontFile, WEIGHTS } from './fonts.ts';
import { type CardData, ShareCard } from './ShareCard.tsx';

const FOLDER = join(process.cwd(), 'node_modules/.cache/og');
const fonts = WEIGHTS.map((weight) => ({
  name: FONT_FAMILY,
  data: readFileSync(fontFile(weight)),
  weight,
}));

/** A PNG with few colours: 10 to 28 kB instead of 60 to 90, and no difference to the eye. */
function paint(svg: string): Promise<Buffer> {
  const { pixels, width, height } = new Resvg(svg).render();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: 32, dither: 0, effort: 3 })
    .toBuffer();
}

/** The picture of a page. Painting takes most of the time, so pictures are kept on disk. */
export async function pictureOf(card: CardData): Promise<Buffer> {
  const svg = await satori(ShareCard(card), { ...PICTURE, fonts });
  const file = join(FOLDER, `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const picture = await paint(svg);
  await mkdir(FOLDER, { recursive: true });
  // Written to another name and moved, so that a stopped build leaves no half picture.
  await writeFile(`${file}.${process.pid}`, picture);
  await rename(`${file}.${process.pid}`, file);
  return picture;
}

export function cardOf({ heading, figure }: PublicPage, { name, tagline, offer }: Site): CardData {
  return { heading, offer, name, tagline, mark: MARK, figure: draw(figure) };
}
