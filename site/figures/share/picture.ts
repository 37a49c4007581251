import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { getSite } from '../../content.ts';
import { MARK } from '../../frame/frame.ts';
import { PICTURE } from '../../seo/address.ts';
import type { PublicPage } from '../../seo/public-page.ts';
import { draw } from '../figures.ts';
import { readFonts } from './fonts.ts';
import { type CardData, ShareCard } from './ShareCard.tsx';

const FOLDER = join(process.cwd(), 'node_modules/.cache/og');

/** What a picture depends on besides its words: this folder with its fonts, and the versions of the tools that draw. */
const recipe = (): string => {
  const folder = join(process.cwd(), 'site/figures/share');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of [...files, join(process.cwd(), 'package-lock.json')]) hash.update(readFileSync(file));
  return hash.digest('hex');
};

let fonts: ReturnType<typeof readFonts> | undefined;

/** A PNG with few colours: 10 to 28 kB instead of 60 to 90, and no difference to the eye. */
const paint = async (card: CardData): Promise<Buffer> => {
  fonts ??= readFonts();
  const svg = await satori(createElement(ShareCard, card), { ...PICTURE, fonts });
  const { pixels, width, height } = new Resvg(svg).render();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: 32, dither: 0, effort: 3 })
    .toBuffer();
};

let made: string | undefined;

/**
 * The picture of a page. Painting takes 60 to 80 ms of one core, reading it back 1 ms, so it is kept on disk under a
 * name that changes with everything it shows.
 */
export const pictureOf = async (card: CardData): Promise<Buffer> => {
  made ??= recipe();
  const name = createHash('sha256').update(made).update(JSON.stringify(card)).digest('hex').slice(0, 32);
  const file = join(FOLDER, `${name}.png`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const picture = await paint(card);
  await mkdir(FOLDER, { recursive: true });
  // Written to another name and moved, so that a build which is stopped leaves no half picture behind.
  await writeFile(`${file}.${process.pid}`, picture);
  await rename(`${file}.${process.pid}`, file);
  return picture;
};

/** What the picture of a page shows: its figure as the page itself shows it. */
export const cardOf = ({ kind, heading, overline, figure }: PublicPage): CardData => {
  const { name, tagline } = getSite();
  const isBand = figure.motif === 'band';
  const woven = figure.style === 'strap' ? 'strap' : 'cells';
  return {
    heading,
    overline,
    name,
    tagline,
    mark: MARK,
    figure: draw(figure),
    look: isBand || kind === 'home' ? 'line' : woven,
    place: isBand ? 'band' : 'beside',
  };
};
