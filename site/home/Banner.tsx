import { useEffect, useRef } from 'react';
import styles from './Banner.module.css';
import { CarouselControls, type CarouselWords, Slide, Slides, useCarousel } from './Carousel.tsx';

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
      <div className={`wrap columns ${styles.inner}`}>
        <Slides className={`h3 ${styles.sentences}`} {...carousel.slides}>
          {sentences.map((sentence, i) => (
            <Slide key={sentence} isShown={i === carousel.current} name={{ words, n: i + 1, count: sentences.length }}>
              <p>{sentence}</p>
            </Slide>
          ))}
        </Slides>
        <CarouselControls braid={braid} words={words} {...carousel.controls} />
      </div>
    </section>
  );
};
