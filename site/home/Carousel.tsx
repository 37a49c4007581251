import {
  type ComponentProps,
  type FocusEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { fill } from '../../common/wording.ts';
import { Icon } from '../../ui/Icon.tsx';
import iconButton from '../../ui/IconButton.module.css';
import { arrowLeft, arrowRight, pause, play } from '../../ui/icons.ts';
import type { InterfaceWords } from '../frame/interface-words.schema.ts';
import styles from './Carousel.module.css';

export type CarouselWords = Pick<
  InterfaceWords,
  'previous' | 'next' | 'pause' | 'play' | 'showSlide' | 'slideOf' | 'carousel' | 'slide'
> & { controls: string };

/** In pixels. */
const SWIPE = 40;

/** The behaviour of the W3C carousel pattern: it holds on hover, on focus and in a hidden tab, and does not start where less motion is wanted. */
export const useCarousel = (count: number, interval: number) => {
  /** Never wraps, so that what moves along with it goes the short way. */
  const [step, setStep] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  /** Two holds, not one: a pointer that leaves must not start what the keyboard stopped. */
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const swipeStart = useRef<number | undefined>(undefined);

  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const stop = () => {
      if (motion.matches) setPlaying(false);
    };
    const watch = () => setHidden(document.hidden);
    stop();
    watch();
    motion.addEventListener('change', stop);
    document.addEventListener('visibilitychange', watch);
    return () => {
      motion.removeEventListener('change', stop);
      document.removeEventListener('visibilitychange', watch);
    };
  }, []);

  const runs = isPlaying && !isHovered && !isFocused && !isHidden;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step restarts the clock, so a slide chosen by hand stays for a whole interval
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => setStep((now) => now + 1), interval);
    return () => clearTimeout(timer);
  }, [runs, interval, step]);

  const current = ((step % count) + count) % count;
  const move = useCallback((by: number) => setStep((now) => now + by), []);

  return {
    step,
    current,
    /** For the controls. */
    controls: {
      count,
      current,
      isPlaying,
      onMove: move,
      onToggle: () => {
        setPlaying(!isPlaying);
        if (isPlaying) return;
        // Play means "move now", although pointer or focus are still on the button.
        setHovered(false);
        setFocused(false);
      },
    },
    /** For the element that holds the whole carousel. */
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // A click focuses the button too; only a focus that the browser shows belongs to the keyboard.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
    /** For the element that shows the slides; a screen reader is told nothing while it runs by itself. */
    slides: {
      'aria-live': runs ? ('off' as const) : ('polite' as const),
      onPointerDown: (event: PointerEvent) => {
        swipeStart.current = event.pointerType === 'mouse' ? undefined : event.clientX;
      },
      onPointerUp: (event: PointerEvent) => {
        const moved = event.clientX - (swipeStart.current ?? event.clientX);
        swipeStart.current = undefined;
        if (Math.abs(moved) >= SWIPE) move(moved < 0 ? 1 : -1);
      },
    },
  };
};

/** All slides in one place. */
export const Slides = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={`${styles.slides} ${className}`} {...props} />
);

interface SlideProps extends ComponentProps<'div'> {
  isShown: boolean;
  /** Names the slide for a screen reader; left out for a picture that changes with it. */
  name?: { words: CarouselWords; n: number; count: number };
}

export const Slide = ({ isShown, name, ...props }: SlideProps) => {
  const group = name && {
    role: 'group',
    'aria-roledescription': name.words.slide,
    'aria-label': fill(name.words.slideOf, { n: name.n, count: name.count }),
  };
  return <div className={styles.slide} data-shown={isShown} {...group} {...props} />;
};

interface ControlsProps {
  /** The line round one dot for each slide. */
  braid: string;
  count: number;
  current: number;
  isPlaying: boolean;
  words: CarouselWords;
  onToggle: () => void;
  onMove: (by: number) => void;
}

/** Pause comes first in the tab order, as the W3C pattern asks. */
export const CarouselControls = ({ braid, count, current, isPlaying, words, onToggle, onMove }: ControlsProps) => {
  const button = (label: string, path: string, onClick: () => void) => (
    <button className={iconButton.square} type="button" aria-label={label} onClick={onClick}>
      <Icon path={path} />
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className={`noPrint needsScript ${styles.controls}`} role="group" aria-label={words.controls}>
      {isPlaying ? button(words.pause, pause, onToggle) : button(words.play, play, onToggle)}
      {button(words.previous, arrowLeft, () => onMove(-1))}
      {button(words.next, arrowRight, () => onMove(1))}
      <div className={styles.beads}>
        <svg viewBox={`0 0 ${count * 20} 20`} preserveAspectRatio="none" aria-hidden="true">
          <path d={braid} />
        </svg>
        {Array.from({ length: count }, (_, slide) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a bead is its place
            key={slide}
            className={styles.bead}
            type="button"
            aria-label={fill(words.showSlide, { n: slide + 1, count })}
            aria-current={slide === current ? 'true' : undefined}
            onClick={() => onMove(slide - current)}
          />
        ))}
      </div>
    </div>
  );
};
