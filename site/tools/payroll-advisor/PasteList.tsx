import { useId, useRef } from 'react';
import button from '../../components/Button/Button.module.css';
import field from '../../components/Field/Field.module.css';
import { Field } from '../parts/Field.tsx';
import { Press } from '../parts/Press.tsx';
import styles from './PasteList.module.css';
import type { AdvisorWords } from './words.ts';

interface Props {
  words: AdvisorWords['paste'];
  /** Answers false where there was nothing to read. */
  onList: (text: string) => Promise<boolean>;
}

/** A list from a spreadsheet, behind a button. */
export const PasteList = ({ words, onList }: Props) => {
  const id = useId();
  const box = useRef<HTMLDetailsElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const close = () => {
    if (!box.current || !area.current) return;
    area.current.value = '';
    box.current.open = false;
    box.current.querySelector('summary')?.focus();
  };
  return (
    <details className={styles.paste} ref={box} onToggle={() => box.current?.open && area.current?.focus()}>
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
        />
      </Field>
      <Press look="filled" onClick={async () => (await onList(area.current?.value ?? '')) && close()}>
        {words.read}
      </Press>
      <Press look="line" onClick={close}>
        {words.cancel}
      </Press>
    </details>
  );
};
