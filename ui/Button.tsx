import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface Props {
  href: string;
  children: ReactNode;
  /** filled: one per view. line: everything else. */
  look?: 'filled' | 'line';
  size?: 'small' | 'medium' | 'large';
  /** true fills its column. */
  wide?: boolean;
  /** Offers the target as a file. */
  download?: boolean;
}

/** A link that looks like what you can press. */
export const Button = ({ href, children, look = 'filled', size = 'medium', wide = false, download = false }: Props) => (
  <a
    className={styles.button}
    href={href}
    data-look={look === 'line' ? look : undefined}
    data-size={size === 'medium' ? undefined : size}
    data-wide={wide || undefined}
    download={download || undefined}
  >
    {children}
  </a>
);
