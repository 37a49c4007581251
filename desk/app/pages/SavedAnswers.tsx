import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextButton } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import table from '../../../ui/Table.module.css';
import type { SavedAnswer } from '../../contract/answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import words from '../../words.json' with { type: 'json' };
import { Form } from '../parts/Form.tsx';
import { Loaded, Page } from '../parts/Page.tsx';
import { put } from '../state/api.ts';
import { useChange } from '../state/hooks.ts';
import { savedAnswersQuery } from '../state/queries.ts';
import styles from './pages.module.css';

const { saved: said } = words;
const LINES = ['name', 'service', 'language'] as const;
function empty(): SavedAnswer {
  return { id: crypto.randomUUID(), name: '', service: '', language: '', text: '' };
}

export function SavedAnswers() {
  const query = useQuery(savedAnswersQuery);
  const [edited, setEdited] = useState(empty);
  const keep = useChange(
    savedAnswersQuery.queryKey,
    (answer: SavedAnswer) => put(apiPaths.savedAnswers, answer),
    ({ text }) => {
      setEdited(empty());
      return text.trim() === '' ? said.removed : said.kept;
    },
  );
  return (
    <Page heading={said.heading} lead={said.lead}>
      <Loaded query={query} loading={said.loading} fault={said.fault}>
        {(answers) => (
          <div className={styles.narrow}>
            <ul className={table.ruled}>
              {answers.map((answer) => (
                <li key={answer.id}>
                  <b>{answer.name}</b>{' '}
                  <small>{[answer.service, answer.language].filter(Boolean).join(', ')}</small>
                  <p className={styles.saved} dir="auto">
                    {answer.text}
                  </p>
                  <TextButton onClick={() => setEdited(answer)}>{said.edit}</TextButton>
                </li>
              ))}
            </ul>
            <Form
              key={edited.id}
              heading={
                answers.some(({ id }) => id === edited.id) ? said.editHeading : said.newHeading
              }
              change={keep}
              malformed={said.malformed}
              button={said.button}
              onSubmit={(typed) => keep.mutate({ ...edited, ...typed })}
            >
              {LINES.map((name) => (
                <Field key={name} name={name} label={said[name]} defaultValue={edited[name]} />
              ))}
              <Field
                name="text"
                label={said.text}
                hint={said.hint}
                rows={6}
                defaultValue={edited.text}
              />
            </Form>
          </div>
        )}
      </Loaded>
    </Page>
  );
}
