import type { ComponentProps } from 'react';
import styles from './Check.module.css';

/** A checkbox, or a radio button, with a target of 44 px; its children are next to the box. */
export function Check({ children, type = 'checkbox', ...input }: ComponentProps<'input'>) {
  return (
    <label className={styles.check}>
      <input {...input} type={type} />
      {children && <span>{children}</span>}
    </label>
  );
}
