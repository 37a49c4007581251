import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import fieldStyles from '../../ui/Field.module.css';
import { Field } from '../../ui/Field.tsx';
import { keyOf } from '../marks/marks.ts';
import { say } from '../words.ts';
import { send, useEditor, useResult } from './editor.ts';
import styles from './parts.module.css';
import { Problem, WordDiff } from './parts.tsx';

/** Replaces words in all texts; each place is shown first, and can be left out. */
export function Replace({ words }: { words: string }) {
  const { saved, state } = useEditor();
  const [by, setBy] = useState('');
  const [left, setLeft] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const [places = []] = useResult('replacements', { words, by }, state.revision);
  const chosen = places.filter(({ file, path }) => !left.includes(keyOf(file, path)));
  const toggle = (key: string) =>
    setLeft(left.includes(key) ? left.filter((one) => one !== key) : [...left, key]);
  const replace = () => {
    setProblem(undefined);
    const wanted = chosen.map(({ file, path }) => ({ file, path }));
    send('replace', { words, by, places: wanted }).then(saved, (error: Error) =>
      setProblem(error.message),
    );
  };
  return (
    <details className={styles.note}>
      <summary>{say('replaceEverywhere')}</summary>
      <div className={styles.form}>
        <p className={fieldStyles.hint}>{say('replaceHelp')}</p>
        <Field
          label={say('replaceBy', { words })}
          value={by}
          onChange={({ target }) => setBy(target.value)}
        />
        {by.trim() !== '' && (
          <>
            <ul className={styles.lines}>
              {places.map(({ file, path, name, before, after }) => {
                const key = keyOf(file, path);
                return (
                  <li key={key}>
                    <label>
                      <input
                        type="checkbox"
                        checked={!left.includes(key)}
                        onChange={() => toggle(key)}
                      />{' '}
                      {name}
                    </label>
                    <WordDiff before={before} after={after} />
                  </li>
                );
              })}
            </ul>
            <Problem words={problem} />
            <div>
              <Button disabled={chosen.length === 0} onClick={replace}>
                {say('replaceIn', { n: chosen.length })}
              </Button>
            </div>
          </>
        )}
      </div>
    </details>
  );
}
