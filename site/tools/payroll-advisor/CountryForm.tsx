import { type KeyboardEvent, type Ref, useRef } from 'react';
import { count, fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import styles from './PayrollAdvisor.module.css';
import type { Unsettled } from './rules/parse-list.ts';
import { sumOf } from './rules/rows.ts';
import type { CountryRow } from './rules/types.ts';
import type { AdvisorWords, AnswerWords } from './words.ts';

type Meant = Pick<CountryRow, 'code' | 'name'>;

interface UnsettledProps {
  entries: readonly Unsettled[];
  words: AnswerWords;
  /** The visitor says what an entry means; undefined leaves it out. */
  onSettle: (entry: Unsettled, meant?: Meant) => void;
}

/** More than anybody settles one by one; the rest stays in the box. */
const SHOWN = 20;

/** What of a list could not be read, with the people who would be missing, and what can be done about each entry. */
const UnsettledList = ({ entries, words, onSettle }: UnsettledProps) => {
  const box = useRef<HTMLElement>(null);
  const { unsettled } = words.paste;
  const { people } = words.counts;
  const missing = sumOf(entries);
  const questionOf = ({ guesses, name, isShared }: Unsettled) => {
    if (isShared) return unsettled.shared;
    if (guesses.length > 0) return unsettled.meant;
    return name ? unsettled.unknown : unsettled.noName;
  };
  const settle = (entry: Unsettled, meant?: Meant) => {
    // The buttons go with their entry.
    box.current?.focus();
    onSettle(entry, meant);
  };
  return (
    <section className={styles.unsettled} data-edge="" id="unsettled" tabIndex={-1} ref={box}>
      <h3>{count(entries.length, unsettled.heading)}</h3>
      {missing > 0 && <p>{fill(unsettled.missing, { people: count(missing, people) })}</p>}
      <p>{unsettled.hint}</p>
      <ul className="ruled">
        {entries.slice(0, SHOWN).map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be in a list twice
          <li className="cluster" key={`${at} ${entry.text}`}>
            <p className="cluster">
              <mark>{entry.text}</mark>
              {entry.headcount !== null && <b>{count(entry.headcount, people)}</b>}
              <span className="muted">{questionOf(entry)}</span>
            </p>
            {entry.guesses.map((country) => (
              <Button key={country.code} look="line" onClick={() => settle(entry, country)}>
                {`${country.name}?`}
              </Button>
            ))}
            <Button look="line" onClick={() => settle(entry)}>
              {unsettled.leaveOut}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface Props extends Pick<UnsettledProps, 'onSettle'> {
  words: AdvisorWords['list'];
  text: string;
  unsettled: readonly Unsettled[];
  /** The words for it, which come with the first list. */
  late: AnswerWords | undefined;
  /** The visitor has come near: what reads the list will be needed. */
  onNear: () => void;
  onText: (text: string) => void;
  onRead: () => void;
  ref: Ref<HTMLTextAreaElement>;
}

/** One country or a whole list, typed or pasted. What could not be read stays in the box. */
export const CountryForm = ({ words, text, unsettled, late, onNear, onText, onRead, onSettle, ref }: Props) => {
  /** A country is one line, so Enter adds it. */
  const submitOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <form
      className={styles.entry}
      onSubmit={(event) => {
        event.preventDefault();
        onRead();
      }}
    >
      <Field
        ref={ref}
        label={words.label}
        hint={words.hint}
        rows={3}
        placeholder={words.example}
        aria-invalid={unsettled.length > 0}
        value={text}
        onFocus={onNear}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={submitOnEnter}
      />
      <Button type="submit">{words.add}</Button>
      {late && unsettled.length > 0 && <UnsettledList entries={unsettled} words={late} onSettle={onSettle} />}
    </form>
  );
};
