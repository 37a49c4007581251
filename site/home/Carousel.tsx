import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { fill } from '../../common/wording.ts';
import { Icon } from '../../ui/Icon.tsx';
import iconButton from '../../ui/IconButton.module.css';
import { arrowLeft, arrowRight, pause, play } from '../../ui/icons.ts';
import type { InterfaceWords } from '../frame/interface-words.schema.ts';
import styles from './Carousel.module.css';

type CarouselWords = Pick<
  InterfaceWords,
  'previous' | 'next' | 'pause' | 'play' | 'showSlide' | 'slideOf' | 'carousel' | 'slide'
> & { controls: string };

/** In pixels. */
const SWIPE = 40;

/** It holds on hover and on focus, and does not start where less motion is wanted. */
const useCarousel = (count: number, interval: number) => {
  const [current, setCurrent] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  /** Two holds, not one: a pointer that leaves must not start what the keyboard stopped. */
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const swipeStart = useRef<number | undefined>(undefined);
  const show = (slide: number) => setCurrent((slide + count) % count);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  const runs = isPlaying && !isHovered && !isFocused;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => setCurrent((current + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [runs, interval, current, count]);

  return {
    current,
    isPlaying,
    show,
    toggle: () => {
      setPlaying(!isPlaying);
      if (isPlaying) return;
      // Play means "move now", although pointer or focus are still on the button.
      setHovered(false);
      setFocused(false);
    },
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // A click focuses the button too; only a focus that the browser shows belongs to the keyboard.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
    slides: {
      // A screen reader is told nothing while it runs by itself.
      'aria-live': runs ? ('off' as const) : ('polite' as const),
      onPointerDown: (event: PointerEvent) => {
        swipeStart.current = event.pointerType === 'mouse' ? undefined : event.clientX;
      },
      onPointerUp: (event: PointerEvent) => {
        const moved = event.clientX - (swipeStart.current ?? event.clientX);
        swipeStart.current = undefined;
        if (Math.abs(moved) >= SWIPE) show(current + (moved < 0 ? 1 : -1));
      },
    },
  };
};

interface Props {
  look: 'banner' | 'people';
  /** What a screen reader calls it, where it has no heading. */
  label?: string;
  heading?: string;
  /** Sentences, or quotes and who said them. */
  slides: readonly { text: string; by?: string }[];
  /** Says that the quotes are our own, until clients have confirmed all of them. */
  note?: string | undefined;
  words: CarouselWords;
}

/** Milliseconds for each slide, as the specification has them. */
const INTERVAL = { banner: 3000, people: 5000 } as const;

/** The rotating banner and the testimonials. The W3C carousel pattern: pause comes first in the tab order. */
export const Carousel = ({ look, label, heading, slides, note, words }: Props) => {
  const count = slides.length;
  const { current, isPlaying, show, toggle, hold, slides: behaviour } = useCarousel(count, INTERVAL[look]);
  const button = (name: string, path: string, onClick: () => void) => (
    <button className={iconButton.square} type="button" aria-label={name} onClick={onClick}>
      <Icon path={path} />
    </button>
  );
  return (
    <section
      className={look === 'banner' ? `on-ink ${styles.banner}` : styles.people}
      aria-roledescription={words.carousel}
      aria-label={label}
      aria-labelledby={heading && 'testimonials'}
      {...hold}
    >
      <div className="wrap columns">
        {heading && (
          <h2 className="h4" id="testimonials">
            {heading}
          </h2>
        )}
        <div className={styles.slides} {...behaviour}>
          {slides.map(({ text, by }, i) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
            <div
              key={text}
              className={styles.slide}
              data-shown={i === current}
              role="group"
              aria-roledescription={words.slide}
              aria-label={fill(words.slideOf, { n: i + 1, count })}
            >
              {by ? (
                <figure>
                  <blockquote>
                    <p className="quote">{`“${text}”`}</p>
                  </blockquote>
                  <figcaption className="bold apart">{by}</figcaption>
                </figure>
              ) : (
                <p className="h3">{text}</p>
              )}
            </div>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
        <div className={`noPrint needsScript ${styles.controls}`} role="group" aria-label={words.controls}>
          {isPlaying ? button(words.pause, pause, toggle) : button(words.play, play, toggle)}
          {button(words.previous, arrowLeft, () => show(current - 1))}
          {button(words.next, arrowRight, () => show(current + 1))}
          <div className={styles.beads}>
            {slides.map(({ text }, i) => (
              <button
                key={text}
                type="button"
                aria-label={fill(words.showSlide, { n: i + 1, count })}
                aria-current={i === current ? 'true' : undefined}
                onClick={() => show(i)}
              />
            ))}
          </div>
        </div>
        {note && <p className="small">{note}</p>}
      </div>
    </section>
  );
};
