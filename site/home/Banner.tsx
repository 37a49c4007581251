import styles from './Banner.module.css';
import { Carousel, type CarouselWords } from './Carousel.tsx';

interface Props {
  label: string;
  sentences: readonly string[];
  words: CarouselWords;
}

/** The rotating banner under the stage; the interval is that of the specification. */
export const Banner = ({ label, sentences, words }: Props) => (
  <Carousel
    className={`on-ink ${styles.banner}`}
    label={label}
    slides={sentences.map((sentence) => (
      <p key={sentence} className="h3">
        {sentence}
      </p>
    ))}
    interval={3000}
    words={words}
  />
);
