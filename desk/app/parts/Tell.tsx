import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { alert } from './icons.ts';
import styles from './Tell.module.css';

interface Props {
  heading: string;
  look?: 'notice' | 'fault';
  /** true says it at once to those who listen. */
  urgent?: boolean;
  children?: ReactNode;
  /** The buttons. */
  actions?: ReactNode;
}

/** A notice with an edge, where the reader is. */
export const Tell = ({ heading, look = 'notice', urgent = false, children, actions }: Props) => (
  <div className={styles.tell} data-look={look} role={urgent ? 'alert' : undefined}>
    <h3>
      {look === 'fault' && <Icon path={alert} size={22} />}
      {heading}
    </h3>
    {children}
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
);
