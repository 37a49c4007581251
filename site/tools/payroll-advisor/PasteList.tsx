import { useEffect, useId, useRef } from 'react';
import button from '../../../ui/Button.module.css';
import field from '../../../ui/Field.module.css';
import { Field } from '../parts/Field.tsx';
import { Press } from '../parts/Press.tsx';
import styles from './PasteList.module.css';
import type { Country } from './rules/countries.ts';
import type { Unsettled } from './rules/parse-list.ts';
import { UnsettledList } from './UnsettledList.tsx';
import type { AdvisorWords, AnswerWords } from './words.ts';

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
      // Whoever worked in the box goes on from its button.
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
      <Press look="filled" onClick={onRead}>
        {words.read}
      </Press>
      <Press
        look="line"
        onClick={() => {
          onCancel();
          if (box.current) box.current.open = false;
          box.current?.querySelector('summary')?.focus();
        }}
      >
        {words.cancel}
      </Press>
    </details>
  );
};
