import { fill } from '../../../common/wording.ts';
import { Icon } from '../../../ui/Icon.tsx';
import iconButton from '../../../ui/IconButton.module.css';
import { arrowLeft, arrowRight, pause, play } from '../../../ui/icons.ts';
import type { InterfaceWords } from '../../schemas/interface-words.ts';
import styles from './Carousel.module.css';

/** A sentence of its own, what someone said, or what is so in a situation. */
export interface Slide {
  text: string;
  by?: string;
  situation?: string;
}

interface Props {
  look: 'banner' | 'people';
  /** Its name for screen readers, where it has no heading. */
  label?: string;
  heading?: string;
  slides: readonly Slide[];
  words: InterfaceWords;
  controls: string;
}

/** Milliseconds for each slide, as the specification has them. */
const INTERVAL = { banner: 3000, people: 5000 } as const;

/** Only what someone said is a quotation, with marks and its speaker. */
function Words({ text, by, situation }: Slide) {
  if (by) {
    return (
      <figure>
        <blockquote>
          <p className="quote">{`“${text}”`}</p>
        </blockquote>
        <figcaption className="bold apart">{by}</figcaption>
      </figure>
    );
  }
  if (situation) {
    return (
      <>
        <p className="bold">{situation}</p>
        <p className="quote apart">{text}</p>
      </>
    );
  }
  return <p className="h3">{text}</p>;
}

/** Banner and testimonials by the W3C carousel pattern, pause first; carousel-script.ts moves them. */
export function Carousel({ look, label, heading, slides, words, controls }: Props) {
  const count = slides.length;
  const step = (name: string, path: string) => (
    <button className={iconButton.square} type="button" aria-label={name}>
      <Icon path={path} />
    </button>
  );
  return (
    <section
      className={look === 'banner' ? `on-ink ${styles.banner}` : styles.people}
      aria-roledescription={words.carousel}
      aria-label={label}
      aria-labelledby={heading && 'testimonials'}
      data-interval={INTERVAL[look]}
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
              key={slide.text}
              className={styles.slide}
              data-shown={i === 0}
              role="group"
              aria-roledescription={words.slide}
              aria-label={fill(words.slideOf, { n: i + 1, count })}
            >
              <Words {...slide} />
            </div>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
        <div
          className={`noPrint needsScript ${styles.controls}`}
          role="group"
          aria-label={controls}
        >
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
            {slides.map(({ text }, i) => (
              <button
                key={text}
                type="button"
                aria-label={fill(words.showSlide, { n: i + 1, count })}
                aria-current={i === 0 ? 'true' : undefined}
              />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
