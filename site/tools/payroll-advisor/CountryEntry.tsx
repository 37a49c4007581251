import { type ClipboardEvent, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { count } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import field from '../../../ui/Field.module.css';
import { Field, NumberField } from '../parts/Field.tsx';
import styles from './PayrollAdvisor.module.css';
import { type Countries, type Country, findCountry, suggest } from './rules/countries.ts';
import { cleanHeadcount } from './rules/rows.ts';
import type { CountryRow } from './rules/types.ts';
import type { AdvisorWords } from './words.ts';

interface Props {
  /** Missing until they were needed and fetched. */
  countries: Countries | undefined;
  words: AdvisorWords['list'];
  /** The visitor has come near: the countries will be needed. */
  onNear: () => Promise<Countries>;
  onAdd: (row: CountryRow) => void;
  /** A list was pasted into the field, or what was typed is no country we know: it is read, and asked about. */
  onList: (text: string) => void;
  /** The field where the next country is typed. */
  ref: Ref<HTMLInputElement>;
}

/** One country: type ahead, head-count, Enter. The W3C combobox whose first suggestion is selected by itself. */
export const CountryEntry = ({ countries, words, onNear, onAdd, onList, ref }: Props) => {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [people, setPeople] = useState<number | null>(null);
  /** The suggestion that Enter takes; undefined while the list is closed. */
  const [active, setActive] = useState<number>();
  const [added, setAdded] = useState(0);
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
    if (country) onAdd({ code: country.code, name: country.name, headcount: people });
    else onList(`${text} ${people ?? ''}`);
    setText('');
    setPeople(null);
    setAdded(added + 1);
    focusOn(0);
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
      <p role="status" className="visuallyHidden">
        {isOpen && count(found.length, words.matches)}
      </p>
    </form>
  );
};
