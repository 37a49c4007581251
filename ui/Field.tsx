import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';

interface Props extends ComponentProps<'input'> {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A field for one line: the label, then the hint, the message if there is one, and the control. */
export const Field = ({ label, hint, error, ...input }: Props) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {(hint || error) && (
        <div id={`${id}-about`} className={styles.hint}>
          {hint}
          {error}
        </div>
      )}
      <input id={id} className={styles.input} aria-describedby={hint || error ? `${id}-about` : undefined} {...input} />
    </div>
  );
};
