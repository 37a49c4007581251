import { useId } from 'react';
import words from '../../../content/enquiry-form.json' with { type: 'json' };
import button from '../../../ui/Button.module.css';
import field from '../../../ui/Field.module.css';
import type { HandedOver } from '../../browser/handed-over.ts';
import styles from './Attached.module.css';

interface Props {
  result: HandedOver;
  onChange: (text: string) => void;
  onRemove: () => void;
}

/** The result of a tool beside the message: folded open, and the visitor's to change. */
export const Attached = ({ result, onChange, onRemove }: Props) => {
  const id = useId();
  return (
    <details className={styles.attached} open>
      <summary>
        {words.handOver.attached.replace('{tool}', result.title)} ({result.what})
      </summary>
      <label className={field.label} htmlFor={id}>
        {words.handOver.label}
      </label>
      <textarea
        className={field.input}
        id={id}
        rows={9}
        dir="auto"
        value={result.text}
        onChange={({ target }) => onChange(target.value)}
      />
      <button className={button.button} type="button" data-look="line" onClick={onRemove}>
        {words.handOver.remove}
      </button>
    </details>
  );
};
