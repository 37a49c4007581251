import { Carousel, type CarouselWords } from './Carousel.tsx';
import styles from './Testimonials.module.css';

interface Props {
  heading: string;
  /** Says that these are our own sentences, until clients have confirmed all of them. */
  note?: string | undefined;
  items: readonly { quote: string; company: string }[];
  words: CarouselWords;
}

/** What clients say; the interval is that of the specification. */
export const Testimonials = ({ heading, note, items, words }: Props) => (
  <Carousel
    className={styles.people}
    heading={heading}
    slides={items.map(({ quote, company }) => (
      <figure key={quote}>
        <blockquote>
          <p className="quote">{`“${quote}”`}</p>
        </blockquote>
        <figcaption className="bold apart">{company}</figcaption>
      </figure>
    ))}
    note={note}
    interval={5000}
    words={words}
  />
);
