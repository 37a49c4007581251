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
  onChange: (value: number | null) => void;
  /** Hears whether the field holds a number, or nothing at all. */
  onCheck?: (isValid: boolean) => void;
}

/**
 * A number as people write it. What is half typed stays as it is, and nothing is said about it, until the visitor
 * leaves the field or submits its form.
 */
export const NumberField = ({ id: given, value, clean, onChange, onCheck, error, ...rest }: NumberProps) => {
  const own = useId();
  const id = given ?? own;
  const [draft, setDraft] = useState<string>();
  const [isBad, setBad] = useState(false);
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
          const next = clean(readNumber(target.value));
          target.setCustomValidity(next === null && target.value.trim() ? error : '');
          setDraft(target.value);
          setBad(isBad && !target.validity.valid);
          onCheck?.(target.validity.valid);
          onChange(next);
        }}
        onInvalid={(event) => {
          event.preventDefault();
          setBad(true);
          event.currentTarget.focus();
        }}
        onBlur={({ target }) => {
          setBad(!target.validity.valid);
          if (target.validity.valid) setDraft(undefined);
        }}
      />
    </Field>
  );
};
