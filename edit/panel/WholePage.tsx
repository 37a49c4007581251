import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import fieldStyles from '../../ui/Field.module.css';
import { Field } from '../../ui/Field.tsx';
import type { Opened } from '../serving/api.ts';
import { say, type WordName } from '../words.ts';
import { goTo, send } from './editor.ts';
import styles from './parts.module.css';
import { PageOptions, Problem } from './parts.tsx';
import { surroundings } from './surroundings.ts';

interface ActProps {
  name: WordName;
  help: WordName;
  onAct: (given: string) => Promise<{ address: string }>;
  children?: ReactNode;
}

/** One act on a whole page, folded until it is wanted. */
function Act({ name, help, onAct, children }: ActProps) {
  const [problem, setProblem] = useState<string>();
  const act = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('given') ?? '');
    onAct(given).then(
      ({ address }) => goTo(address || surroundings().pathHere()),
      (error: Error) => setProblem(error.message),
    );
  };
  return (
    <details className={styles.note}>
      <summary>{say(name)}</summary>
      <form className={styles.form} onSubmit={act}>
        <p className={fieldStyles.hint}>{say(help)}</p>
        {children}
        <Problem words={problem} />
        <div>
          <Button type="submit">{say(name)}</Button>
        </div>
      </form>
    </details>
  );
}

/** Copies a page or an entry, gives it another address, or takes it off the site. */
export function WholePage({ file, life }: { file: string; life: NonNullable<Opened['life']> }) {
  const id = useId();
  const { address, mayCopy } = life;
  return (
    <>
      {mayCopy && (
        <Act name="copy" help="copyHelp" onAct={(title) => send('copy', { file, title })}>
          <Field label={say('newTitle')} name="given" required />
        </Act>
      )}
      {address && (
        <Act name="move" help="moveHelp" onAct={(name) => send('move', { file, name })}>
          <Field
            label={say('newAddress')}
            name="given"
            defaultValue={address.replace(/^.*\//, '')}
            required
          />
        </Act>
      )}
      <Act
        name="retire"
        help={address ? 'retirePageHelp' : 'retireHelp'}
        onAct={(to) => send('retire', { file, to })}
      >
        {address && (
          <div className={fieldStyles.field}>
            <label className={fieldStyles.label} htmlFor={id}>
              {say('leadsTo')}
            </label>
            <select id={id} name="given" className={fieldStyles.input} required>
              <PageOptions />
            </select>
          </div>
        )}
      </Act>
    </>
  );
}
