import { useEffect, useId, useState } from 'react';
import { fill, join } from '../../../../common/wording.ts';
import words from '../../../../content/enquiry-form.json' with { type: 'json' };
import button from '../../../../ui/Button.module.css';
import field from '../../../../ui/Field.module.css';
import {
  type HandedOver,
  keepHandedOver,
  readHandedOver,
} from '../../../parts/browser/handed-over.ts';
import styles from '../../../parts/form/form.module.css';

/** Results of tools that are sent with this enquiry. They survive a reload, until sent or removed. */
export function useAttached(isWelcome: boolean) {
  const [attached, setAttached] = useState<readonly HandedOver[]>([]);
  useEffect(() => {
    if (isWelcome) setAttached(readHandedOver());
  }, [isWelcome]);
  const keep = (next: readonly HandedOver[]) => {
    keepHandedOver(next);
    setAttached(next);
  };
  return {
    attached,
    change: (title: string, text: string) =>
      keep(attached.map((result) => (result.title === title ? { ...result, text } : result))),
    remove: (title: string) => keep(attached.filter((result) => result.title !== title)),
    forget: () => {
      if (isWelcome) keep([]);
    },
  };
}

export const ATTACHED = 'attached';

/** Says above the fields what is sent along; it describes the form to screen readers too. */
export function AttachedNotice({ attached }: { attached: readonly HandedOver[] }) {
  return (
    attached.length > 0 && (
      <p className={styles.attached} id={ATTACHED}>
        {fill(words.handOver.notice, {
          tools: join(attached.map(({ title, what }) => `${title} (${what})`)),
        })}
      </p>
    )
  );
}

interface Props {
  result: HandedOver;
  onChange: (text: string) => void;
  onRemove: () => void;
}

/** The result of a tool next to the message: open, and the visitor's to change. */
export function Attached({ result, onChange, onRemove }: Props) {
  const id = useId();
  return (
    <details className={styles.attached} open>
      <summary className="bold">
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
}
