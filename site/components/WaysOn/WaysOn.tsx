import { Icon } from '../Icon/Icon.tsx';
import { arrowRight } from '../Icon/icons.ts';
import styles from './WaysOn.module.css';

interface Props {
  ways: readonly { label: string; href: string }[];
  /** Words for a page that was probably meant, with {name}. The server knows the address and fills up to three of them. */
  nearest?: string;
}

const PLACES = ['first', 'second', 'third'];

/** Where to go from a page that does not exist. */
export const WaysOn = ({ ways, nearest }: Props) => (
  <ul className={`ruled ${styles.ways}`}>
    {nearest &&
      PLACES.map((place) => (
        <li key={place} data-nearest={nearest} hidden>
          <a href="/">{nearest}</a>
          <Icon path={arrowRight} size={22} />
        </li>
      ))}
    {ways.map(({ label, href }) => (
      <li key={label}>
        <a href={href}>{label}</a>
        <Icon path={arrowRight} size={22} />
      </li>
    ))}
  </ul>
);
