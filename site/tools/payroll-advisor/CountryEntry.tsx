import { type ClipboardEvent, type KeyboardEvent, type Ref, useId, useState } from 'react';
import { count } from '../../../common/wording.ts';
import { findPlace, type Place, type Places, suggest } from '../../../tools/payroll-advisor/places.ts';
import { cleanHeadcount, cleanName } from '../../../tools/payroll-advisor/rows.ts';
import type { CountryRow } from '../../../tools/payroll-advisor/types.ts';
import button from '../../components/Button/Button.module.css';
import field from '../../components/Field/Field.module.css';
import { Field } from '../parts/Field.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import styles from './CountryEntry.module.css';
import type { AdvisorWords } from './words.ts';

interface Props {
  places: Places;
  words: AdvisorWords['list'];
  onAdd: (row: CountryRow) => void;
  /** Several rows were pasted into the field. */
  onList: (text: string) => void;
  /** The field where the next country is typed. */
  ref: Ref<HTMLInputElement>;
}

/** One country: type ahead, head-count, Enter. The W3C combobox whose first suggestion is selected by itself. */
export const CountryEntry = ({ places, words, onAdd, onList, ref }: Props) => {
  const id = useId();
  const [text, setText] = useState('');
  const [people, setPeople] = useState<number | null>(null);
  /** The suggestion that Enter takes; undefined while the list is closed. */
  const [active, setActive] = useState<number>();
  const [added, setAdded] = useState(0);
  const found = suggest(places, text);
  const isOpen = active !== undefined && found.length > 0;
  const chosen = isOpen ? found[active] : undefined;

  const take = ({ name }: Place) => {
    setText(name);
    setActive(undefined);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) setActive(isOpen ? (active + step + found.length) % found.length : 0);
    else if (event.key === 'Escape' && isOpen) setActive(undefined);
    else if (event.key === 'Enter' && chosen) {
      take(chosen);
      event.currentTarget.form?.querySelectorAll('input')[1]?.focus();
    } else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    const list = event.clipboardData.getData('text');
    if (!/\S\s*[\r\n]\s*\S/.test(list)) return;
    event.preventDefault();
    onList(list);
  };

  return (
    <form
      className={styles.entry}
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.querySelector('input')?.focus();
        const place = findPlace(places, text);
        const name = place?.name ?? cleanName(text);
        if (!name) return;
        onAdd({ code: place?.code ?? '', name, headcount: people });
        setText('');
        setPeople(null);
        setAdded(added + 1);
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
            setText(target.value);
            setActive(0);
          }}
          onKeyDown={press}
          onPaste={paste}
          onBlur={() => (chosen ? take(chosen) : setActive(undefined))}
        />
        <div id={`${id}-list`} role="listbox" aria-label={words.country.label}>
          {isOpen &&
            found.map((place, i) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works in the field, as in the W3C pattern
              // biome-ignore lint/a11y/useFocusableInteractive: see above
              <div
                key={place.code}
                id={`${id}-${i}`}
                role="option"
                aria-selected={i === active}
                // The press would take the focus from the field, and leaving the field takes the wrong suggestion.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => take(place)}
              >
                {place.name}
              </div>
            ))}
        </div>
      </Field>
      <NumberField key={added} {...words.headcount} value={people} clean={cleanHeadcount} onChange={setPeople} />
      <button className={button.button} type="submit">
        {words.add}
      </button>
      <p role="status" className={isOpen ? 'visuallyHidden' : undefined}>
        {isOpen ? count(found.length, words.matches) : active !== undefined && text.trim().length > 1 && words.noMatch}
      </p>
    </form>
  );
};
