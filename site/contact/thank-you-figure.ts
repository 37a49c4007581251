import { draw } from '../figures/figures.ts';

/** Twenty-four people on one line: the dialog and the page that thank for an enquiry. */
export const THANK_YOU = draw({
  seed: 'thank-you',
  mask: 'oooooooo/oooooooo/oooooooo',
  openness: 0.75,
  motif: 'both',
  pad: 0,
});
