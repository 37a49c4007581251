import { useId } from 'react';
import styles from './Choices.module.css';

/** The keys of a closed record, in the order of the data file. */
export const keysOf = <Record extends object>(record: Record) => Object.keys(record) as (keyof Record & string)[];

interface Answer {
  label: string;
  hint?: string | undefined;
}

interface Props<Value extends string> {
  /** For links to the question. */
  id?: string;
  /** The question. */
  label: string;
  hint?: string | undefined;
  answers: Readonly<Record<Value, Answer>>;
  /** null while nothing is chosen. */
  value: Value | null | undefined;
  onChange: (value: Value) => void;
  /** row: answers of one word are next to each other. */
  look?: 'list' | 'row';
}

/** One question, one answer. */
export const Choices = <Value extends string>({ id, label, hint, answers, value, onChange, look }: Props<Value>) => {
  const name = useId();
  return (
    <fieldset className={styles.choices} id={id} data-look={look}>
      <legend>{label}</legend>
      {hint && <p className="small muted">{hint}</p>}
      <div>
        {keysOf(answers).map((key) => (
          <Choice
            key={key}
            type="radio"
            name={name}
            {...answers[key]}
            isChosen={key === value}
            onChange={() => onChange(key)}
          />
        ))}
      </div>
    </fieldset>
  );
};

interface ChoiceProps extends Answer {
  type: 'radio' | 'checkbox';
  name?: string;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** A radio button or a checkbox with its words as the target. */
export const Choice = ({ type, name, label, hint, isChosen, onChange }: ChoiceProps) => (
  <label className={styles.choice}>
    <input type={type} name={name} checked={isChosen} onChange={({ target }) => onChange(target.checked)} />
    <span>
      {label}
      {hint && <small>{hint}</small>}
    </span>
  </label>
);
