import { Figure } from '../figures/Figure.tsx';
import type { Drawing } from '../figures/figures.ts';
import { CarouselControls, type CarouselWords, Slide, Slides, useCarousel } from './Carousel.tsx';
import styles from './Testimonials.module.css';

interface Testimonial {
  quote: string;
  company: string;
  drawing: Drawing;
}

interface Props {
  heading: string;
  /** Says that these are our own sentences, until clients have confirmed all of them. */
  note?: string | undefined;
  items: readonly Testimonial[];
  words: CarouselWords;
  braid: string;
}

/** Milliseconds for each quote, from the specification. */
const INTERVAL = 5000;

/** What clients say: figure and quote change together, and the last one is followed by the first. */
export const Testimonials = ({ heading, note, items, words, braid }: Props) => {
  const carousel = useCarousel(items.length, INTERVAL);
  return (
    <section
      className={styles.people}
      aria-roledescription={words.carousel}
      aria-labelledby="testimonials"
      {...carousel.hold}
    >
      <div className={`wrap columns ${styles.inner}`}>
        <h2 className="h4" id="testimonials">
          {heading}
        </h2>
        <Slides className={styles.art}>
          {items.map(({ quote, drawing }, i) => (
            <Slide key={quote} isShown={i === carousel.current}>
              <Figure drawing={drawing} size="medium" />
            </Slide>
          ))}
        </Slides>
        <Slides className={styles.quotes} {...carousel.slides}>
          {items.map(({ quote, company }, i) => (
            <Slide key={quote} isShown={i === carousel.current} name={{ words, n: i + 1, count: items.length }}>
              <figure>
                <blockquote>
                  <p className="quote">{`“${quote}”`}</p>
                </blockquote>
                <figcaption className="bold">{company}</figcaption>
              </figure>
            </Slide>
          ))}
        </Slides>
        <CarouselControls braid={braid} words={words} {...carousel.controls} />
        {note && <p className="small">{note}</p>}
      </div>
    </section>
  );
};
