import { type ComponentProps, useId } from 'react';
import styles from './Field.module.css';

/** A field for one line, with its label. */
export const Field = ({ label, ...input }: ComponentProps<'input'> & { label: string }) => {
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input id={id} className={styles.input} {...input} />
    </div>
  );
};
