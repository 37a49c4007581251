import { Icon } from '../Icon/Icon.tsx';
import { arrowRight } from '../Icon/icons.ts';
import styles from './WaysOn.module.css';

interface Props {
  ways: readonly { label: string; href: string }[];
  /** Words for the nearest page, with {name}. The server knows which address was asked for and fills the first way with them. */
  nearest?: string;
}

/** Where to go from a page that does not exist. */
export const WaysOn = ({ ways, nearest }: Props) => (
  <ul className={styles.ways}>
    {ways.map(({ label, href }, i) => (
      <li key={label}>
        <a href={href} {...(i === 0 && nearest ? { 'data-nearest': true, 'data-nearest-text': nearest } : {})}>
          {label}
        </a>
        <Icon path={arrowRight} size={22} />
      </li>
    ))}
  </ul>
);
