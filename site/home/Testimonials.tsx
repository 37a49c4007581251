import { fill } from '../../common/wording.ts';
import { Figure } from '../figures/Figure.tsx';
import type { Drawing } from '../figures/figures.ts';
import { CarouselControls, type CarouselWords } from './CarouselControls.tsx';
import slides from './slides.module.css';
import styles from './Testimonials.module.css';
import { useCarousel } from './use-carousel.ts';

export interface Testimonial {
  quote: string;
  company: string;
  /** The mark on a quote that no client has confirmed. */
  example?: string | undefined;
  drawing: Drawing;
}

interface Props {
  heading: string;
  items: readonly Testimonial[];
  words: CarouselWords;
  braid: string;
}

/** Milliseconds for each quote, from the specification. */
const INTERVAL = 5000;

/** What clients say: figure and quote change together, and the last one is followed by the first. */
export const Testimonials = ({ heading, items, words, braid }: Props) => {
  const carousel = useCarousel(items.length, INTERVAL);
  const shown = (i: number) => ({ 'data-shown': i === carousel.current });
  return (
    <section
      className={styles.people}
      aria-roledescription={words.carousel}
      aria-labelledby="testimonials"
      {...carousel.hold}
    >
      <div className={`wrap columns ${styles.inner}`}>
        <h2 id="testimonials">{heading}</h2>
        <div className={`${slides.slides} ${styles.art}`}>
          {items.map((item, i) => (
            <div key={item.quote} className={slides.slide} {...shown(i)}>
              <Figure drawing={item.drawing} size="medium" />
            </div>
          ))}
        </div>
        <div className={`${slides.slides} ${styles.quotes}`} aria-live={carousel.live} {...carousel.swipe}>
          {items.map((item, i) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group in the W3C carousel pattern
            <div
              key={item.quote}
              className={slides.slide}
              role="group"
              aria-roledescription={words.slide}
              aria-label={fill(words.slideOf, { n: i + 1, count: items.length })}
              {...shown(i)}
            >
              <figure>
                <blockquote>
                  <p>{`“${item.quote}”`}</p>
                </blockquote>
                <figcaption>
                  {item.company}
                  {item.example && <span className={styles.example}>{item.example}</span>}
                </figcaption>
              </figure>
            </div>
          ))}
        </div>
        <div className={styles.controls}>
          <CarouselControls braid={braid} words={words} {...carousel.controls} />
        </div>
      </div>
    </section>
  );
};
