import type { ComponentProps } from 'react';
import styles from './Check.module.css';
import { Icon } from './Icon.tsx';
import { check } from './icons.ts';

/** A checkbox, or a radio button, with a target of 44 px; its children are next to the box. */
export const Check = ({ children, type = 'checkbox', ...input }: ComponentProps<'input'>) => (
  <label className={styles.check}>
    <input {...input} type={type} />
    <span className={styles.box}>
      <Icon path={check} />
    </span>
    {children && <span>{children}</span>}
  </label>
);
