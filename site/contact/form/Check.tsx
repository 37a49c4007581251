import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { check } from '../../../ui/icons.ts';
import styles from './Check.module.css';

interface Props extends ComponentProps<'input'> {
  /** Stands beside the box and belongs to its target. */
  children: ReactNode;
}

/** A checkbox with a target of 44 px. */
export const Check = ({ children, ...input }: Props) => (
  <label className={styles.check}>
    <input {...input} type="checkbox" />
    <span className={styles.box}>
      <Icon path={check} />
    </span>
    <span>{children}</span>
  </label>
);
