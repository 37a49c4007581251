import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';

interface Props extends ComponentProps<'input'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A field for one line: the label, then the hint, the message if there is one, and the control. */
export const Field = ({ label, hint, error, ...input }: Props) => {
  const own = useId();
  const { id = own } = input;
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
      <input
        type="text"
        className={styles.input}
        aria-describedby={hint || error ? `${id}-about` : undefined}
        {...input}
        id={id}
      />
    </div>
  );
};
