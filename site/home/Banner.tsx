import { useEffect, useRef } from 'react';
import { fill } from '../../common/wording.ts';
import styles from './Banner.module.css';
import { CarouselControls, type CarouselWords } from './CarouselControls.tsx';
import slides from './slides.module.css';
import { useCarousel } from './use-carousel.ts';

interface Props {
  label: string;
  sentences: readonly string[];
  words: CarouselWords;
  braid: string;
}

/** Milliseconds for each sentence, from the specification. */
const INTERVAL = 3000;

/** The rotating banner under the stage. Each change moves the marigold stretch of the stage on by a sixth of the line. */
export const Banner = ({ label, sentences, words, braid }: Props) => {
  const carousel = useCarousel(sentences.length, INTERVAL);
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    root.current?.closest<HTMLElement>('[data-stage]')?.style.setProperty('--step', String(carousel.step));
  }, [carousel.step]);

  return (
    <section
      ref={root}
      className={`on-ink ${styles.banner}`}
      aria-roledescription={words.carousel}
      aria-label={label}
      {...carousel.hold}
    >
      <div className={`wrap ${styles.inner}`}>
        <div className={`${slides.slides} ${styles.sentences}`} aria-live={carousel.live} {...carousel.swipe}>
          {sentences.map((sentence, i) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group in the W3C carousel pattern
            <p
              key={sentence}
              className={slides.slide}
              role="group"
              aria-roledescription={words.slide}
              aria-label={fill(words.slideOf, { n: i + 1, count: sentences.length })}
              data-shown={i === carousel.current}
            >
              {sentence}
            </p>
          ))}
        </div>
        <CarouselControls braid={braid} words={words} {...carousel.controls} />
      </div>
    </section>
  );
};
