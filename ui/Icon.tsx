import styles from './Icon.module.css';
import { arrowLeft, arrowRight, arrowUpRight } from './icons.ts';

interface Props {
  /** One of the paths in icons.ts. */
  path: string;
  size?: 18 | 20 | 22 | 24 | 26 | 40;
}

/** These point along the line of text. */
const ARROWS = [arrowLeft, arrowRight, arrowUpRight];

/** An icon is always decoration: the words next to it, or its button's label, carry the meaning. */
export function Icon({ path, size = 20 }: Props) {
  return (
    <svg
      className={ARROWS.includes(path) ? `${styles.icon} mirrors` : styles.icon}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
