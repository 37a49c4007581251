import type { ReactNode } from 'react';
import styles from './Empty.module.css';
import { Figure } from './Figure.tsx';

interface Props {
  /** With the mark above it. */
  heading?: string;
  children: ReactNode;
}

/** The middle of a pane in which nothing else stands. */
export const Empty = ({ heading, children }: Props) => (
  <div className={styles.empty}>
    {heading && (
      <>
        <Figure name="mark" />
        <h2>{heading}</h2>
      </>
    )}
    {children}
  </div>
);
