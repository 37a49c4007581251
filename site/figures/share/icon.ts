import { ink } from './palette.ts';

/** Octagonal on the left, round on the right: one loop of the mark in both hands, round one person. */
const LOOP = 'M32 11A21 21 0 0 1 32 53H23.3L11 40.7V23.3L23.3 11Z';
/** cut: an octagon-cut tile. full: a square, for systems that cut the corners themselves. */
const GROUNDS = { cut: 'M11 0H53L64 11V53L53 64H11L0 53V11Z', full: 'M0 0H64V64H0Z' } as const;

interface Options {
  ground: keyof typeof GROUNDS;
  /** Part of the tile that the loop may fill; a mask may take away everything outside the inner 80 %. */
  scale?: number;
}

/** The icon of the site. It brings its own ground, so that it stands on a light and on a dark bar alike. */
export const iconSvg = ({ ground, scale = 1 }: Options): string => {
  const shift = 32 * (1 - scale);
  const size = scale === 1 ? '' : ` transform="translate(${shift} ${shift}) scale(${scale})"`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<path fill="${ink.ground}" d="${GROUNDS[ground]}"/>`,
    `<g${size}><path fill="none" stroke="${ink.line}" stroke-width="6.5" stroke-linejoin="round" d="${LOOP}"/>`,
    `<circle fill="${ink.dot}" cx="32" cy="32" r="8"/></g>`,
    '</svg>\n',
  ].join('');
};

/** An ICO file that holds PNG pictures, smallest first. */
export const icoFile = (pictures: readonly { size: number; png: Buffer }[]): Buffer => {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, i) => {
    const at = 6 + 16 * i;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
};
