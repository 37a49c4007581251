import { type ClipboardEvent, type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { count, fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import field from '../../../ui/Field.module.css';
import { Field, NumberField } from '../parts/Field.tsx';
import styles from './PayrollAdvisor.module.css';
import { type Countries, type Country, findCountry, suggest } from './rules/countries.ts';
import { cleanHeadcount, cleanName } from './rules/rows.ts';
import type { CountryRow } from './rules/types.ts';
import type { AdvisorWords } from './words.ts';

interface QuestionProps {
  /** As it was typed. */
  name: string;
  guesses: readonly Pick<Country, 'code' | 'name'>[];
  words: AdvisorWords['list']['question'];
  onTake: (country: Pick<CountryRow, 'code' | 'name'>) => void;
  onCorrect: () => void;
}

/** A name that is no country we know is not taken without a question. */
const NameQuestion = ({ name, guesses, words, onTake, onCorrect }: QuestionProps) => {
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  const clean = cleanName(name);
  return (
    <fieldset className={styles.question} ref={box} aria-labelledby={id}>
      <p id={id}>{fill(guesses.length > 0 ? words.meant : words.unknown, { country: clean })}</p>
      {guesses.map((country) => (
        <Button key={country.code} onClick={() => onTake(country)}>
          {country.name}
        </Button>
      ))}
      <Button look="line" onClick={onCorrect}>
        {words.correct}
      </Button>
      <Button look="line" onClick={() => onTake({ code: '', name: clean })}>
        {words.anyway}
      </Button>
    </fieldset>
  );
};

interface Props {
  /** Missing until they were needed and fetched. */
  countries: Countries | undefined;
  words: AdvisorWords['list'];
  /** The visitor has come near: the countries will be needed. */
  onNear: () => Promise<Countries>;
  onAdd: (row: CountryRow) => void;
  /** A list was pasted or typed into the field. */
  onList: (text: string) => void;
  /** A name that is no country we know: what may be meant, or null where the text was read as a list. */
  onUnknown: (text: string) => Promise<readonly Country[] | null>;
  /** The field where the next country is typed. */
  ref: Ref<HTMLInputElement>;
}

/** One country: type ahead, head-count, Enter. The W3C combobox whose first suggestion is selected by itself. */
export const CountryEntry = ({ countries, words, onNear, onAdd, onList, onUnknown, ref }: Props) => {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [people, setPeople] = useState<number | null>(null);
  /** The suggestion that Enter takes; undefined while the list is closed. */
  const [active, setActive] = useState<number>();
  const [added, setAdded] = useState(0);
  /** What may be meant by a name that we do not know. */
  const [guesses, setGuesses] = useState<readonly Country[]>();
  const found = countries ? suggest(countries, text) : [];
  const isOpen = active !== undefined && found.length > 0;
  const chosen = isOpen ? found[active] : undefined;
  /** A suggestion was taken; leaving the field must not take another one. */
  const isTaken = useRef(false);
  /** Enter was pressed and waits for the network; a second press must not add the country twice. */
  const isWaiting = useRef(false);
  const focusOn = (input: 0 | 1) => form.current?.querySelectorAll('input')[input]?.focus();

  const take = ({ name }: Country) => {
    isTaken.current = true;
    setText(name);
    setActive(undefined);
    setGuesses(undefined);
  };
  const add = (row: Pick<CountryRow, 'code' | 'name'>) => {
    onAdd({ code: row.code, name: row.name, headcount: people });
    clear();
  };
  const clear = () => {
    setText('');
    setPeople(null);
    setGuesses(undefined);
    setAdded(added + 1);
    focusOn(0);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) setActive(isOpen ? (active + step + found.length) % found.length : 0);
    else if (event.key === 'Escape' && isOpen) setActive(undefined);
    else if (event.key === 'Enter' && chosen) {
      take(chosen);
      focusOn(1);
    } else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    const list = event.clipboardData.getData('text');
    if (!/\S\s*[\r\n]\s*\S|\p{L}.*\p{Nd}|\p{Nd}.*\p{L}/u.test(list)) return;
    event.preventDefault();
    onList(list);
  };
  const submit = async () => {
    if (!text.trim()) return focusOn(0);
    if (isWaiting.current) return;
    isWaiting.current = true;
    const country = findCountry(countries ?? (await onNear()), text);
    const meant = country ? undefined : await onUnknown(text);
    if (country) add(country);
    else if (meant) setGuesses(meant);
    else clear();
    isWaiting.current = false;
  };

  return (
    <form
      ref={form}
      className={styles.entry}
      onFocus={onNear}
      onPointerEnter={onNear}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field id={id} {...words.country}>
        <input
          ref={ref}
          className={field.input}
          type="text"
          id={id}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
          aria-describedby={`${id}-about`}
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            isTaken.current = false;
            setText(target.value);
            setActive(0);
            setGuesses(undefined);
          }}
          onKeyDown={press}
          onPaste={paste}
          onBlur={() => (chosen && !isTaken.current ? take(chosen) : setActive(undefined))}
        />
        <div id={`${id}-list`} role="listbox" aria-label={words.country.label}>
          {isOpen &&
            found.map((country, i) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works in the field, as in the W3C pattern
              // biome-ignore lint/a11y/useFocusableInteractive: see above
              <div
                key={country.code}
                id={`${id}-${i}`}
                role="option"
                aria-selected={i === active}
                // The press would take the focus from the field, and leaving the field takes the wrong suggestion.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => {
                  take(country);
                  focusOn(1);
                }}
              >
                {country.name}
              </div>
            ))}
        </div>
      </Field>
      <NumberField key={added} {...words.headcount} value={people} clean={cleanHeadcount} onChange={setPeople} />
      <Button type="submit">{words.add}</Button>
      {guesses ? (
        <NameQuestion
          name={text.trim()}
          guesses={guesses}
          words={words.question}
          onTake={add}
          onCorrect={() => focusOn(0)}
        />
      ) : (
        <p role="status" className="visuallyHidden">
          {isOpen && count(found.length, words.matches)}
        </p>
      )}
    </form>
  );
};
