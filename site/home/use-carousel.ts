import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

const SWIPE = 40;

/** The behaviour of the W3C carousel pattern: it holds on hover, on focus, in a hidden tab, and never starts by itself where less motion is wanted. */
export const useCarousel = (count: number, interval: number) => {
  /** Only grows or falls by steps, never wraps, so that what moves along with it goes the short way. */
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
  const go = useCallback((slide: number) => setStep((now) => now + slide - (((now % count) + count) % count)), [count]);
  const move = useCallback((by: number) => setStep((now) => now + by), []);

  return {
    step,
    current,
    isPlaying,
    /** What a screen reader should announce: nothing while it runs by itself. */
    live: runs ? ('off' as const) : ('polite' as const),
    /** What the controls show and do. */
    controls: {
      count,
      current,
      isPlaying,
      onGo: go,
      onPrevious: () => move(-1),
      onNext: () => move(1),
      onToggle: () => {
        setPlaying(!isPlaying);
        if (isPlaying) return;
        // Whoever presses Play wants it to move, although pointer or focus are still on the button.
        setHovered(false);
        setFocused(false);
      },
    },
    /** Listeners for the element that holds the whole carousel. */
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // A click focuses the button too; only a focus that the browser shows belongs to the keyboard.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
    /** Listeners for the element that shows the slides. */
    swipe: {
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
