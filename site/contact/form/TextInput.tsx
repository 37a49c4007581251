import words from '../../../content/enquiry-form.json' with { type: 'json' };
import type { TextField } from '../../../enquiries/contract/fields.ts';
import styles from '../../../ui/Field.module.css';
import { FieldError } from './FieldError.tsx';
import { COUNTRIES, errorId } from './ids.ts';

interface Props {
  field: TextField;
  value: string | undefined;
  error: string | undefined;
  label: string;
}

/** One line or several. There is no maxlength: it would cut off a pasted text without a word. */
export const TextInput = ({ field, value, error, label }: Props) => {
  const { name, kind, required, autocomplete } = field;
  const control = {
    id: name,
    name,
    required,
    autoComplete: autocomplete,
    defaultValue: value,
    // Arabic or Hebrew is typed from the right on an English page too.
    dir: 'auto',
    'aria-describedby': errorId(name),
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={styles.field} data-wide={kind === 'textarea' || undefined}>
      <label className={styles.label} htmlFor={name}>
        {label}
        {!required && <span className={styles.optional}>{` ${words.optional}`}</span>}
      </label>
      <FieldError name={name} text={error} />
      {kind === 'textarea' ? (
        <textarea className={styles.input} {...control} rows={4} />
      ) : (
        <input className={styles.input} {...control} type={kind} list={name === 'country' ? COUNTRIES : undefined} />
      )}
    </div>
  );
};
