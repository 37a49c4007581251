import type { ComponentProps } from 'react';
import styles from './Check.module.css';

/** A checkbox with a target of 44 px; its children are next to the box. */
export const Check = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className={styles.check}>
    <input {...input} type="checkbox" />
    {children && <span>{children}</span>}
  </label>
);
