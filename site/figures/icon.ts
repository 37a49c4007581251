import sharp from 'sharp';
import { ink } from './share/palette.ts';

const GROUND = { cut: 'M11 0H53L64 11V53L53 64H11L0 53V11Z', full: 'M0 0H64V64H0Z' } as const;

/** One loop, half octagonal and half round, on ink. A full one has no cut corners, because the system cuts them. */
export function iconSvg(isFull = false): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">`,
    `<path fill="${ink.ground}" d="${GROUND[isFull ? 'full' : 'cut']}"/>`,
    `<g${isFull ? ' transform="translate(9.6 9.6) scale(.7)"' : ''} fill="none" stroke="${ink.line}" stroke-width="6.5">`,
    `<path stroke-linejoin="round" d="M32 11A21 21 0 0 1 32 53H23.3L11 40.7V23.3L23.3 11Z"/>`,
    `<circle fill="${ink.dot}" stroke="none" cx="32" cy="32" r="8"/></g></svg>`,
  ].join('');
}

export async function iconPng(size: number, isFull = false): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await sharp(Buffer.from(iconSvg(isFull)), { density: 72 * 8 })
      .resize(size)
      .png()
      .toBuffer(),
  );
}
