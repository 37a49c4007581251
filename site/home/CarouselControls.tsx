import { fill } from '../../common/wording.ts';
import { Icon } from '../../ui/Icon.tsx';
import iconButton from '../../ui/IconButton.module.css';
import { arrowLeft, arrowRight, pause, play } from '../../ui/icons.ts';
import styles from './CarouselControls.module.css';

/** Words of the controls, from content/interface.yaml. */
export interface CarouselWords {
  controls: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** For example "Show {n} of {count}". */
  show: string;
  /** For example "{n} of {count}". */
  slideOf: string;
  carousel: string;
  slide: string;
}

interface Props {
  /** The line round one dot for each slide. */
  braid: string;
  count: number;
  current: number;
  isPlaying: boolean;
  words: CarouselWords;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onGo: (slide: number) => void;
}

/** Pause comes first in the tab order, as the W3C pattern asks; the eye meets it between the arrows. */
export const CarouselControls = ({
  braid,
  count,
  current,
  isPlaying,
  words,
  onToggle,
  onPrevious,
  onNext,
  onGo,
}: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
  <div className={`noPrint needsScript ${styles.controls}`} role="group" aria-label={words.controls}>
    <button
      className={`${iconButton.square} ${styles.pause}`}
      type="button"
      aria-label={isPlaying ? words.pause : words.play}
      onClick={onToggle}
    >
      <Icon path={isPlaying ? pause : play} />
    </button>
    <button
      className={`${iconButton.square} ${styles.previous}`}
      type="button"
      aria-label={words.previous}
      onClick={onPrevious}
    >
      <Icon path={arrowLeft} />
    </button>
    <button className={`${iconButton.square} ${styles.next}`} type="button" aria-label={words.next} onClick={onNext}>
      <Icon path={arrowRight} />
    </button>
    <div className={styles.beads} data-count={count}>
      <svg className={styles.braid} viewBox={`0 0 ${count * 20} 20`} preserveAspectRatio="none" aria-hidden="true">
        <path d={braid} />
      </svg>
      {Array.from({ length: count }, (_, slide) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a bead is its place
          key={slide}
          className={styles.bead}
          type="button"
          aria-label={fill(words.show, { n: slide + 1, count })}
          aria-current={slide === current ? 'true' : undefined}
          onClick={() => onGo(slide)}
        />
      ))}
    </div>
  </div>
);
