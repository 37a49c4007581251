import { useId, useState } from 'react';
import { formatNumber } from '../../../common/wording.ts';
import styles from '../../../ui/Field.module.css';
import { readNumber } from '../rules/read-number.ts';
import { Field } from './Field.tsx';

interface Props {
  /** For links to the field. */
  id?: string;
  label: string;
  hint?: string | undefined;
  /** What to say about something that is no number, or too large. */
  error: string;
  look?: 'bare';
  /** null while the field is empty. */
  value: number | null;
  /** The number as the tool counts with it; null for one that it cannot accept. */
  clean: (number: number | null) => number | null;
  onChange: (value: number | null) => void;
  /** Hears whether what stands in the field is a number, or nothing at all. */
  onCheck?: (isValid: boolean) => void;
}

/**
 * A number as people write it. What is half typed stays as it is, and nothing is said about it, until the visitor
 * leaves the field or submits its form.
 */
export const NumberField = ({ id: given, value, clean, onChange, onCheck, error, ...field }: Props) => {
  const own = useId();
  const id = given ?? own;
  const [draft, setDraft] = useState<string>();
  const [isBad, setBad] = useState(false);
  return (
    <Field {...field} id={id} error={isBad && error}>
      <input
        className={styles.input}
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
