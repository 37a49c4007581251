import { draw } from '../../../site/figures/figures.ts';
import type { CarouselWords } from '../../../site/home/CarouselControls.tsx';
import { exampleWords } from './context.ts';

/** The line round one dot for each slide, as the home page draws it. */
export const braid = (slides: number): string => draw({ seed: 'braid', mask: 'o'.repeat(slides), openness: 1 }).line;

export const carouselWords: CarouselWords = {
  controls: 'Banner controls',
  previous: exampleWords('previous'),
  next: exampleWords('next'),
  pause: exampleWords('pause'),
  play: exampleWords('play'),
  show: exampleWords('showSlide'),
  slideOf: exampleWords('slideOf'),
  carousel: exampleWords('carousel'),
  slide: exampleWords('slide'),
};
