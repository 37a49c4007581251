import words from 'virtual:desk-words';
import type { ReactNode } from 'react';
import { Figure } from '../parts/Figure.tsx';
import { Icon } from '../parts/Icon.tsx';
import { alert } from '../parts/icons.ts';
import { Logo } from '../parts/Logo.tsx';
import { usePage } from '../shell/use-page.ts';
import styles from './Door.module.css';

interface Props {
  heading: string;
  children: ReactNode;
  /** What stands below the line. */
  help?: ReactNode;
}

/** The page before the desk. */
export const Door = ({ heading, children, help }: Props) => {
  const title = usePage(words.door.title);
  return (
    <main id="main" className={styles.door}>
      <div className={`${styles.art} on-ink`}>
        <Figure name="door" />
      </div>
      <div className={styles.inner}>
        <div>
          <Logo size="door" />
          <h1 ref={title} tabIndex={-1}>
            {heading}
          </h1>
          {children}
          {help && <div className={styles.help}>{help}</div>}
        </div>
      </div>
    </main>
  );
};

/** Said at once, above the button it belongs to. */
export const DoorError = ({ children }: { children: ReactNode }) => (
  <p className={styles.error} role="alert">
    <Icon path={alert} size={22} /> <span>{children}</span>
  </p>
);
