import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextButton } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import table from '../../../ui/Table.module.css';
import type { SavedReply } from '../../api/responses.ts';
import { apiPaths } from '../../contract/paths.ts';
import words from '../../words.json' with { type: 'json' };
import { Form } from '../parts/Form.tsx';
import { Loaded, Page } from '../parts/Page.tsx';
import { put } from '../state/api.ts';
import { useChange } from '../state/hooks.ts';
import { savedRepliesQuery } from '../state/queries.ts';
import styles from './pages.module.css';

const labels = words.savedReplies;
const LINES = ['name', 'service', 'language'] as const;
function empty(): SavedReply {
  return { id: crypto.randomUUID(), name: '', service: '', language: '', text: '' };
}

export function SavedReplies() {
  const query = useQuery(savedRepliesQuery);
  const [edited, setEdited] = useState(empty);
  const keep = useChange(
    savedRepliesQuery.queryKey,
    (reply: SavedReply) => put(apiPaths.savedReplies, reply),
    ({ text }) => {
      setEdited(empty());
      return text.trim() === '' ? labels.removed : labels.kept;
    },
  );
  return (
    <Page heading={labels.heading} lead={labels.lead}>
      <Loaded query={query} loading={labels.loading} fault={labels.fault}>
        {(replies) => (
          <div className={styles.narrow}>
            <ul className={table.ruled}>
              {replies.map((reply) => (
                <li key={reply.id}>
                  <b>{reply.name}</b>{' '}
                  <small>{[reply.service, reply.language].filter(Boolean).join(', ')}</small>
                  <p className={styles.saved} dir="auto">
                    {reply.text}
                  </p>
                  <TextButton onClick={() => setEdited(reply)}>{labels.edit}</TextButton>
                </li>
              ))}
            </ul>
            <Form
              key={edited.id}
              heading={
                replies.some(({ id }) => id === edited.id) ? labels.editHeading : labels.newHeading
              }
              change={keep}
              malformed={labels.malformed}
              button={labels.button}
              onSubmit={(typed) => keep.mutate({ ...edited, ...typed })}
            >
              {LINES.map((name) => (
                <Field key={name} name={name} label={labels[name]} defaultValue={edited[name]} />
              ))}
              <Field
                name="text"
                label={labels.text}
                hint={labels.hint}
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
