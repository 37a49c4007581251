import { type ComponentProps, useState } from 'react';
import { formatNumber } from '../../../common/wording.ts';
import styles from '../../../ui/Field.module.css';
import { Field } from '../../../ui/Field.tsx';
import { readNumber } from '../rules/read-number.ts';

interface Props extends Pick<ComponentProps<typeof Field>, 'id' | 'label' | 'hint'> {
  /** What to say about something that is no number, or too large. */
  error: string;
  value: number | null;
  /** The number as the tool counts with it; null for one that it cannot accept. */
  clean: (number: number | null) => number | null;
  /** NaN while the field holds something that is no number. */
  onChange: (value: number | null) => void;
}

/** A number as people write it. What is half typed stays as it is, and nothing is said about it until the field is left. */
export const NumberField = ({ value, clean, onChange, error, ...field }: Props) => {
  const [draft, setDraft] = useState<string>();
  const [isBad, setBad] = useState(false);
  const read = (text: string) => clean(readNumber(text)) ?? (text.trim() ? Number.NaN : null);
  return (
    <Field
      {...field}
      error={isBad && <p className={styles.error}>{error}</p>}
      aria-invalid={isBad}
      type="text"
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
  );
};
