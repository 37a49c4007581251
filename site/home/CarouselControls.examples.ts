import type { ComponentProps } from 'react';
import { braid, carouselWords } from '../gallery/example-carousel.ts';
import type { CarouselControls } from './CarouselControls.tsx';

const still = () => {};
const actions = { onToggle: still, onPrevious: still, onNext: still, onGo: still };

export const examples = {
  'running, first of six': { braid: braid(6), count: 6, current: 0, isPlaying: true, words: carouselWords, ...actions },
  'paused, last of six': { braid: braid(6), count: 6, current: 5, isPlaying: false, words: carouselWords, ...actions },
} satisfies Record<string, ComponentProps<typeof CarouselControls>>;
