import { type Drawing, draw } from './figures.ts';

/** A field of twelve by six loops, begun octagonal and ended round, for the newest article. */
const FIELD = Array.from({ length: 6 }, () => 'o'.repeat(12)).join('/');
export const drawField = (seed: string): Drawing => draw({ seed, mask: FIELD, openness: 0.72, motif: 'both' });

/** Woven figures for the plates of the others, in turn: bridge, ledger, peak, stairs. */
const PLATES = [
  'ooo.ooo/ooooooo/ooo.ooo',
  'ooooooo/ooooooo/ooooooo',
  '...o.../..ooo../.ooooo./ooooooo',
  '......o/....ooo/..ooooo/ooooooo',
];
export const drawPlate = (seed: string, place: number): Drawing =>
  draw({ seed, mask: PLATES[place % PLATES.length], motif: 'girih', style: 'strap', pad: 6 });
