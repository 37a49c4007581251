import type { ReactNode } from 'react';
import styles from './tools.module.css';

interface Props {
  /** Id of the control, which refers to `${id}-about` in aria-describedby. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | false;
  /** bare: the label is read out but not shown. */
  look?: 'bare' | undefined;
  children: ReactNode;
}

/** Label above, then the hint, the message if there is one, and the control. */
export const Field = ({ id, label, hint, error, look, children }: Props) => (
  <div className={styles.field} data-look={look}>
    <label htmlFor={id}>{label}</label>
    <div id={`${id}-about`}>
      {hint}
      {error && <p>{error}</p>}
    </div>
    {children}
  </div>
);
