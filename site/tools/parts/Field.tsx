import { type ReactNode, useId, useState } from 'react';
import { formatNumber } from '../../../common/wording.ts';
import field from '../../../ui/Field.module.css';
import { readNumber } from '../rules/read-number.ts';
import styles from './Field.module.css';

interface FieldProps {
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
export const Field = ({ id, label, hint, error, look, children }: FieldProps) => (
  <div className={`${field.field} ${styles.field}`} data-look={look}>
    <label className={look === 'bare' ? 'visuallyHidden' : field.label} htmlFor={id}>
      {label}
    </label>
    <div className={`small muted ${styles.about}`} id={`${id}-about`}>
      {hint}
      {error && <p>{error}</p>}
    </div>
    {children}
  </div>
);

interface NumberProps extends Pick<FieldProps, 'label' | 'hint' | 'look'> {
  /** For links to the field. */
  id?: string;
  /** What to say about something that is no number, or too large. */
  error: string;
  /** null while the field is empty. */
  value: number | null;
  /** The number as the tool counts with it; null for one that it cannot accept. */
  clean: (number: number | null) => number | null;
  /** NaN while the field holds something that is no number. */
  onChange: (value: number | null) => void;
}

/** A number as people write it. What is half typed stays as it is, and nothing is said about it until the field is left. */
export const NumberField = ({ id: given, value, clean, onChange, error, ...rest }: NumberProps) => {
  const own = useId();
  const id = given ?? own;
  const [draft, setDraft] = useState<string>();
  const [isBad, setBad] = useState(false);
  const read = (text: string) => clean(readNumber(text)) ?? (text.trim() ? Number.NaN : null);
  return (
    <Field {...rest} id={id} error={isBad && error}>
      <input
        className={field.input}
        type="text"
        id={id}
        aria-describedby={`${id}-about`}
        aria-invalid={isBad}
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? (value === null ? '' : formatNumber(value))}
        onChange={({ target }) => {
          const next = read(target.value);
          setDraft(target.value);
          setBad(isBad && Number.isNaN(next));
          onChange(next);
        }}
        onBlur={({ target }) => {
          const isUnread = Number.isNaN(read(target.value));
          setBad(isUnread);
          if (!isUnread) setDraft(undefined);
        }}
      />
    </Field>
  );
};
