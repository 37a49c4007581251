import sharp from 'sharp';
import { expect, it } from 'vitest';
import { getSite } from '../../../content/get-content.ts';
import { findPage } from '../../../features/layout/public-pages.ts';
import { cardOf, pictureOf } from './picture.ts';

const page = findPage('/services/sap-hxm-implementation');
if (!page) throw new Error('There is no such page.');
const card = cardOf(page, getSite());

it('the picture of a shared link has the size that networks ask for and weighs little', async () => {
  const picture = await pictureOf(card);
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(60_000);
});

it('keeps its longest word inside the middle square, to which networks crop it', async () => {
  const bare = { ...card, figure: { box: '0 0 100 100', line: '', dots: '' } };
  const { data, info } = await sharp(await pictureOf(bare))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [ground = 0] = data;
  const columns = [...data].flatMap((shade, i) => (Math.abs(shade - ground) > 40 ? [i % info.width] : []));
  expect(columns.reduce((m, n) => Math.min(m, n))).toBeGreaterThan((1200 - 630) / 2);
  expect(columns.reduce((m, n) => Math.max(m, n))).toBeLessThan((1200 + 630) / 2);
});
