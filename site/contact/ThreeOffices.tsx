import type { Drawing } from '../figures/figures.ts';
import styles from './ThreeOffices.module.css';

interface Props {
  mark: Drawing;
  /** From Abu Dhabi, the octagon, to Bhubaneswar. */
  cities: readonly string[];
}

/** The mark with the cities under its dots: its only explanation anywhere. */
export const ThreeOffices = ({ mark, cities }: Props) => (
  <div className={styles.offices}>
    <svg viewBox="0 1 60 18" aria-hidden="true">
      <path className={styles.line} d={mark.line} />
      <path className={styles.dots} d={mark.dots} />
    </svg>
    <ul>
      {cities.map((city) => (
        <li key={city}>{city}</li>
      ))}
    </ul>
  </div>
);
