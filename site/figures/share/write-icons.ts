import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { icoFile, iconSvg } from './icon.ts';

/** Writes the icons of site/public/. Run it after a change of the drawing: npx node site/figures/share/write-icons.ts */
const write = (name: string, data: string | Buffer): void =>
  writeFileSync(join(process.cwd(), 'site/public', name), data);
const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng())
    .png({ palette: true, effort: 10 })
    .toBuffer();

const tile = iconSvg({ ground: 'cut' });
const square = iconSvg({ ground: 'full', scale: 0.85 });

write('favicon.svg', tile);
write(
  'favicon.ico',
  icoFile([
    { size: 16, png: await png(tile, 16) },
    { size: 32, png: await png(tile, 32) },
  ]),
);
write('apple-touch-icon.png', await png(square, 180));
write('icon-192.png', await png(tile, 192));
write('icon-512.png', await png(tile, 512));
write('icon-maskable-512.png', await png(square, 512));
