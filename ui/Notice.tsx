import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { alert } from './icons.ts';
import styles from './Notice.module.css';

interface Props {
  heading: string;
  look?: 'notice' | 'fault';
  /** true announces it to a screen reader at once. */
  urgent?: boolean;
  children?: ReactNode;
  actions?: ReactNode;
}

/** A notice with an edge, in the place it is about. */
export function Notice({ heading, look = 'notice', urgent = false, children, actions }: Props) {
  return (
    <div className={styles.notice} data-look={look} role={urgent ? 'alert' : undefined}>
      <h3>
        {look === 'fault' && <Icon path={alert} size={22} />}
        {heading}
      </h3>
      {children}
      {actions && <div className={`cluster ${styles.actions}`}>{actions}</div>}
    </div>
  );
}
