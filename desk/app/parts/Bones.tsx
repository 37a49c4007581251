import type { ReactNode } from 'react';
import styles from './Bones.module.css';

/** Where words will stand. */
export const Bones = ({ lines = 4 }: { lines?: 3 | 4 }) => (
  <div className={styles.bones} aria-hidden="true">
    {['a', 'b', 'c', 'd'].slice(0, lines).map((line) => (
      <i key={line} />
    ))}
  </div>
);

/** What is said while something loads. Shown only when it takes longer than a moment. */
export const Loading = ({ children }: { children?: ReactNode }) => (
  <div className={styles.later} aria-busy="true">
    {children && <p role="status">{children}</p>}
    <Bones />
  </div>
);
