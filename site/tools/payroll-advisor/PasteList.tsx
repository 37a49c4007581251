import { useEffect, useId, useRef } from 'react';
import { count, fill } from '../../../common/wording.ts';
import button from '../../../ui/Button.module.css';
import { Button } from '../../../ui/Button.tsx';
import field from '../../../ui/Field.module.css';
import { Field } from '../parts/Field.tsx';
import styles from './PayrollAdvisor.module.css';
import type { Country } from './rules/countries.ts';
import type { Unsettled } from './rules/parse-list.ts';
import type { AdvisorWords, AnswerWords } from './words.ts';

interface UnsettledProps {
  entries: readonly Unsettled[];
  words: AnswerWords;
  onSettle: (entry: Unsettled, meant: Pick<Country, 'code' | 'name'> | undefined) => void;
}

/** More than anybody settles one by one; the rest stays in the box. */
const SHOWN = 20;

/** What a list says and we could not read, with the people who would be missing, and what can be done about each. */
const UnsettledList = ({ entries, words, onSettle }: UnsettledProps) => {
  const box = useRef<HTMLElement>(null);
  const { unsettled } = words.paste;
  const { people } = words.data.counts;
  const missing = entries.reduce((sum, { headcount }) => sum + (headcount ?? 0), 0);
  const questionOf = ({ guesses, name, isShared }: Unsettled) =>
    isShared ? unsettled.shared : guesses.length > 0 ? unsettled.meant : name ? unsettled.unknown : unsettled.noName;
  const settle = (entry: Unsettled, meant?: Pick<Country, 'code' | 'name'>) => {
    // The buttons go with their entry, so the focus goes to the next one.
    const items = [...(box.current?.querySelectorAll('li') ?? [])];
    const next = items[entries.indexOf(entry) + 1] ?? items[entries.indexOf(entry) - 1];
    next?.querySelector('button')?.focus();
    onSettle(entry, meant);
  };
  return (
    <section className={styles.unsettled} data-edge="" id="unsettled" tabIndex={-1} ref={box}>
      <h3>{count(entries.length, unsettled.heading)}</h3>
      {missing > 0 && <p>{fill(unsettled.missing, { people: count(missing, people) })}</p>}
      <p>{unsettled.hint}</p>
      <ul>
        {entries.slice(0, SHOWN).map((entry, index) => (
          // The same words may be in a list twice.
          <li
            className="cluster"
            key={`${entries.slice(0, index).filter(({ text }) => text === entry.text).length} ${entry.text}`}
          >
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
            {entry.name && (
              <Button look="line" onClick={() => settle(entry, { code: '', name: entry.name })}>
                {unsettled.keep}
              </Button>
            )}
            <Button look="line" onClick={() => settle(entry)}>
              {unsettled.leaveOut}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What the box holds: the text, and what of it could not be read. */
export interface Pasted {
  text: string;
  unsettled: readonly Unsettled[];
}

interface Props {
  words: AdvisorWords['paste'];
  pasted: Pasted;
  /** The words for what could not be read; they come with the first list. */
  late: AnswerWords | undefined;
  onText: (text: string) => void;
  onRead: () => void;
  /** The visitor says what an entry means; undefined leaves it out. */
  onSettle: (entry: Unsettled, meant: Pick<Country, 'code' | 'name'> | undefined) => void;
  onCancel: () => void;
}

/** A list from a spreadsheet or a mail, behind a button. What could not be read stays in it. */
export const PasteList = ({ words, pasted, late, onText, onRead, onSettle, onCancel }: Props) => {
  const id = useId();
  const box = useRef<HTMLDetailsElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const { text, unsettled } = pasted;
  const hadText = useRef(false);
  useEffect(() => {
    if (!box.current) return;
    const isEmptied = hadText.current && text === '';
    hadText.current = text !== '';
    if (unsettled.length > 0) box.current.open = true;
    else if (isEmptied && box.current.open) {
      box.current.open = false;
      // A visitor who worked in the box goes on from its button.
      if (box.current.contains(document.activeElement) || document.activeElement === document.body)
        box.current.querySelector('summary')?.focus();
    }
  }, [text, unsettled]);
  return (
    <details
      className={styles.paste}
      ref={box}
      onToggle={() => box.current?.open && unsettled.length === 0 && area.current?.focus()}
    >
      <summary className={button.button} data-look="line">
        {words.open}
      </summary>
      <Field id={id} label={words.label} hint={words.hint}>
        <textarea
          ref={area}
          className={field.input}
          id={id}
          rows={6}
          placeholder={words.example}
          aria-describedby={`${id}-about`}
          aria-invalid={unsettled.length > 0}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      </Field>
      {late && unsettled.length > 0 && <UnsettledList entries={unsettled} words={late} onSettle={onSettle} />}
      <Button onClick={onRead}>{words.read}</Button>
      <Button
        look="line"
        onClick={() => {
          onCancel();
          if (box.current) box.current.open = false;
          box.current?.querySelector('summary')?.focus();
        }}
      >
        {words.cancel}
      </Button>
    </details>
  );
};
