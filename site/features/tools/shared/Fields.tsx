import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { formatNumber } from '../../../../common/wording.ts';
import { Check } from '../../../../ui/Check.tsx';
import field from '../../../../ui/Field.module.css';
import { Field } from '../../../../ui/Field.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { chevronDown } from '../../../../ui/icons.ts';
import { readNumber } from './read-number.ts';
import styles from './tools.module.css';

/** The keys of a closed record, in the order of the data file. */
export function keysOf<Record extends object>(record: Record) {
  return Object.keys(record) as (keyof Record & string)[];
}

interface ChoicesProps<Value extends string> {
  label: string;
  hint?: string | undefined;
  choices: Readonly<Record<Value, { label: string; hint?: string | undefined }>>;
  /** null while nothing is chosen. */
  value: Value | null | undefined;
  onChange: (value: Value) => void;
  /** row: choices of one word are next to each other. */
  look?: 'list' | 'row';
}

export function Choices<Value extends string>({
  label,
  hint,
  choices,
  value,
  onChange,
  look,
}: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {hint && <p className="small muted">{hint}</p>}
      <div className={look === 'row' ? 'cluster' : undefined}>
        {keysOf(choices).map((key) => (
          <Check
            key={key}
            type="radio"
            name={name}
            checked={key === value}
            onChange={() => onChange(key)}
          >
            {choices[key].label}
            {choices[key].hint && <small>{choices[key].hint}</small>}
          </Check>
        ))}
      </div>
    </fieldset>
  );
}

interface NumberProps extends Pick<ComponentProps<typeof Field>, 'id' | 'label' | 'hint'> {
  /** Shown for a value that is no number, or too large. */
  error: string;
  value: number | null;
  /** The number as the tool counts with it; null for one that it cannot accept. */
  clean: (number: number | null) => number | null;
  /** NaN while the field holds something that is no number. */
  onChange: (value: number | null) => void;
}

/** A number as people write it. Half a number stays, without a fault until the field is left. */
export function NumberField({ value, clean, onChange, error, ...words }: NumberProps) {
  const [draft, setDraft] = useState<string>();
  const [isBad, setBad] = useState(false);
  const read = (text: string) => clean(readNumber(text)) ?? (text.trim() ? Number.NaN : null);
  return (
    <Field
      {...words}
      error={isBad && <p className={field.error}>{error}</p>}
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
}

interface FoldProps {
  heading: string;
  /** Next to the heading: whose suggestion it is, or how far it is filled in. */
  mark?: string;
  /** At first; then the visitor decides. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of a long page that unfolds. */
export function Fold({ heading, mark, isOpen = false, children }: FoldProps) {
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <details className={`turns ${styles.fold}`} open={isOpenAtFirst}>
      <summary className="ends">
        <h3>{heading}</h3>
        {mark && <small>{mark}</small>}
        <Icon path={chevronDown} size={22} />
      </summary>
      <div>{children}</div>
    </details>
  );
}
