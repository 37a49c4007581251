import type { ReactNode } from 'react';
import { usePage } from '../shell/use-page.ts';
import styles from './Page.module.css';

interface Props {
  heading: string;
  /** Beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page of the desk that scrolls as a whole. */
export const Page = ({ heading, aside, children }: Props) => {
  const title = usePage(heading);
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className={styles.head}>
        <h1 ref={title} tabIndex={-1}>
          {heading}
        </h1>
        {aside}
      </div>
      {children}
    </main>
  );
};
