import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';

interface Words {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}
/** With `rows` it takes several lines. */
type Props = Words &
  ((ComponentProps<'input'> & { rows?: never }) | (ComponentProps<'textarea'> & { rows: number }));

/** The label, then the hint, the message if there is one, and the control. */
export function Field({ label, hint, error, ...control }: Props) {
  const own = useId();
  const { id = own } = control;
  const shared = {
    id,
    className: styles.input,
    'aria-describedby': hint || error ? `${id}-about` : undefined,
  };
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
      {control.rows === undefined ? (
        <input type="text" {...shared} {...control} />
      ) : (
        <textarea dir="auto" {...shared} {...control} />
      )}
    </div>
  );
}
