import styles from './Icon.module.css';

interface Props {
  /** One of the paths in icons.ts. */
  path: string;
  /** Width and height in pixels. */
  size?: 18 | 20 | 22;
  heavy?: boolean;
}

/** Always decoration: the words beside it, or the label of its button, carry the meaning. */
export const Icon = ({ path, size = 20, heavy = false }: Props) => (
  <svg
    className={styles.icon}
    data-heavy={heavy || undefined}
    viewBox="0 0 24 24"
    width={size}
    height={size}
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);
