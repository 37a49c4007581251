import { useId } from 'react';
import { Check } from '../../../ui/Check.tsx';
import styles from './parts.module.css';

/** The keys of a closed record, in the order of the data file. */
export const keysOf = <Record extends object>(record: Record) => Object.keys(record) as (keyof Record & string)[];

interface Props<Value extends string> {
  label: string;
  hint?: string | undefined;
  answers: Readonly<Record<Value, { label: string; hint?: string | undefined }>>;
  /** null while nothing is chosen. */
  value: Value | null | undefined;
  onChange: (value: Value) => void;
  /** row: answers of one word are next to each other. */
  look?: 'list' | 'row';
}

export const Choices = <Value extends string>({ label, hint, answers, value, onChange, look }: Props<Value>) => {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {hint && <p className="small muted">{hint}</p>}
      <div className={look === 'row' ? 'cluster' : undefined}>
        {keysOf(answers).map((key) => (
          <Check key={key} type="radio" name={name} checked={key === value} onChange={() => onChange(key)}>
            {answers[key].label}
            {answers[key].hint && <small>{answers[key].hint}</small>}
          </Check>
        ))}
      </div>
    </fieldset>
  );
};
