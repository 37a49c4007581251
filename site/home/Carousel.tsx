import type { ReactNode } from 'react';
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

interface Props {
  className: string | undefined;
  /** What a screen reader calls it, where it has no heading. */
  label?: string;
  heading?: string;
  slides: readonly ReactNode[];
  note?: string | undefined;
  /** Milliseconds for each slide. */
  interval: number;
  words: CarouselWords;
}

/** The W3C carousel pattern: pause comes first in the tab order. carousel-script.ts moves it. */
export const Carousel = ({ className, label, heading, slides, note, interval, words }: Props) => {
  const count = slides.length;
  const step = (name: string, path: string) => (
    <button className={iconButton.square} type="button" aria-label={name}>
      <Icon path={path} />
    </button>
  );
  return (
    <section
      className={className}
      aria-roledescription={words.carousel}
      aria-label={label}
      aria-labelledby={heading && 'testimonials'}
      data-interval={interval}
      data-terms="off"
    >
      <div className="wrap columns">
        {heading && (
          <h2 className="h4" id="testimonials">
            {heading}
          </h2>
        )}
        <div className={styles.slides} aria-live="off">
          {slides.map((slide, i) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
              key={i}
              className={styles.slide}
              data-shown={i === 0}
              role="group"
              aria-roledescription={words.slide}
              aria-label={fill(words.slideOf, { n: i + 1, count })}
            >
              {slide}
            </div>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
        <div className={`noPrint needsScript ${styles.controls}`} role="group" aria-label={words.controls}>
          <button
            className={`${iconButton.square} ${styles.pause}`}
            type="button"
            aria-label={words.pause}
            data-paused="false"
            data-other={words.play}
          >
            <Icon path={pause} />
            <Icon path={play} />
          </button>
          {step(words.previous, arrowLeft)}
          {step(words.next, arrowRight)}
          <div className={styles.beads}>
            {slides.map((_, i) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a bead is its place
                key={i}
                type="button"
                aria-label={fill(words.showSlide, { n: i + 1, count })}
                aria-current={i === 0 ? 'true' : undefined}
              />
            ))}
          </div>
        </div>
        {note && <p className="small">{note}</p>}
      </div>
    </section>
  );
};
