import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PICTURE } from '../../seo/address.ts';
import { draw } from '../figures.ts';
import { bandFigure } from '../page-figures.ts';
import { readFonts } from './fonts.ts';
import { pictureOf } from './picture.ts';
import { type CardData, ShareCard } from './ShareCard.tsx';

const mark = draw({ seed: 'mark', mask: 'ooo', openness: 1, motif: 'both' });
const card: CardData = {
  heading: 'A picture for a test',
  name: 'DHR',
  tagline: 'digitizing HR',
  mark,
  figure: draw({ seed: 'test' }),
  look: 'cells',
  place: 'beside',
};

describe('the picture of a shared link', () => {
  it('has the size that networks ask for and weighs little', async () => {
    const picture = await pictureOf(card);
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(60_000);
  });

  it('is the same when it is read back', async () => {
    expect((await pictureOf(card)).equals(await pictureOf(card))).toBe(true);
  });

  it('changes with its words', async () => {
    const other = await pictureOf({ ...card, heading: 'Other words' });
    expect(other.equals(await pictureOf(card))).toBe(false);
  });

  it('keeps the longest word of a heading clear of the figure', async () => {
    const long = { ...card, heading: 'Sap HXM Implementation' };
    const { data, info } = await sharp(await pictureOf({ ...long, figure: { box: '0 0 100 100', line: '', dots: '' } }))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [ground = 0] = data;
    const columnsWithInk = new Set<number>();
    for (let i = 0; i < data.length; i++)
      if (Math.abs((data[i] ?? ground) - ground) > 40) columnsWithInk.add(i % info.width);
    // The figure begins 664 pixels from the left edge.
    expect(Math.max(...columnsWithInk)).toBeLessThan(650);
  });

  it.each([
    ['cells', draw({ seed: 'test' }), 'beside'],
    ['strap', draw({ seed: 'test', motif: 'girih', style: 'strap' }), 'beside'],
    ['line', draw(bandFigure('test')), 'band'],
  ] as const)('shows a figure in the look %s', async (look, figure, place) => {
    const bare = { ...card, look, place, figure: { ...figure, line: 'M0 0', dots: 'M0 0h0' } };
    const paint = (data: CardData) => satori(createElement(ShareCard, data), { ...PICTURE, fonts: readFonts() });
    expect(await paint({ ...card, look, place, figure })).not.toBe(await paint(bare));
  });
});
