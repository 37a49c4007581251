import type { ReactNode } from 'react';
import field from '../../../ui/Field.module.css';
import styles from './Field.module.css';

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
  <div className={`${field.field} ${styles.field}`} data-look={look}>
    <label className={look === 'bare' ? 'visuallyHidden' : field.label} htmlFor={id}>
      {label}
    </label>
    <div className={styles.about} id={`${id}-about`}>
      {hint}
      {error && <p>{error}</p>}
    </div>
    {children}
  </div>
);
