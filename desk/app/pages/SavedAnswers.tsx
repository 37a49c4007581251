import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import field from '../../../ui/Field.module.css';
import { Field } from '../../../ui/Field.tsx';
import table from '../../../ui/Table.module.css';
import type { SavedAnswer } from '../../contract/answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import words from '../../words.json' with { type: 'json' };
import { Loaded, Refusal } from '../parts/Fault.tsx';
import { Page } from '../parts/Page.tsx';
import { put } from '../state/api.ts';
import { savedAnswersQuery } from '../state/queries.ts';
import { useChange } from '../state/use-change.ts';
import styles from './pages.module.css';

const { saved: said } = words;
const LINES = ['name', 'service', 'language'] as const;
const empty = (): SavedAnswer => ({ id: crypto.randomUUID(), name: '', service: '', language: '', text: '' });

/** Texts that all colleagues use in their answers. */
export const SavedAnswers = () => {
  const query = useQuery(savedAnswersQuery);
  const [edited, setEdited] = useState(empty);
  const keep = useChange(
    savedAnswersQuery.queryKey,
    (answer: SavedAnswer) => put(apiPaths.savedAnswers, answer),
    ({ text }) => {
      setEdited(empty());
      return text === '' ? said.removed : said.kept;
    },
  );
  const write = (name: keyof SavedAnswer, value: string): void => setEdited({ ...edited, [name]: value });
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    keep.mutate({ ...edited, text: edited.text.trim() });
  };
  return (
    <Page heading={said.heading} lead={said.lead}>
      <Loaded query={query} loading={said.loading} fault={said.fault}>
        {(answers) => (
          <div className={styles.narrow}>
            <ul className={table.ruled}>
              {answers.map((answer) => (
                <li key={answer.id}>
                  <b>{answer.name}</b> <small>{[answer.service, answer.language].filter(Boolean).join(', ')}</small>
                  <p className={styles.saved} dir="auto">
                    {answer.text}
                  </p>
                  <Button look="unboxed" onClick={() => setEdited(answer)}>
                    {said.edit}
                  </Button>
                </li>
              ))}
            </ul>
            <form className={`band bevel ${styles.invite}`} onSubmit={onSubmit}>
              <h2>{answers.some(({ id }) => id === edited.id) ? said.editHeading : said.newHeading}</h2>
              <Refusal error={keep.error} special={{ malformed: said.malformed }} />
              {LINES.map((name) => (
                <Field
                  key={name}
                  label={said[name]}
                  value={edited[name]}
                  onChange={({ target }) => write(name, target.value)}
                />
              ))}
              <label className={field.field}>
                <span className={field.label}>{said.text}</span>
                <span className={field.hint}>{said.hint}</span>
                <textarea
                  className={field.input}
                  rows={6}
                  dir="auto"
                  value={edited.text}
                  onChange={({ target }) => write('text', target.value)}
                />
              </label>
              <Button type="submit">{said.button}</Button>
            </form>
          </div>
        )}
      </Loaded>
    </Page>
  );
};
