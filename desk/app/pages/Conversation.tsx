import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Check } from '../../../ui/Check.tsx';
import fields from '../../../ui/Field.module.css';
import { Field } from '../../../ui/Field.tsx';
import { apiPaths } from '../../contract/paths.ts';
import { CHANNELS } from '../../names.ts';
import words from '../../words.json' with { type: 'json' };
import { Form } from '../parts/Form.tsx';
import { Page } from '../parts/Page.tsx';
import { post } from '../state/api.ts';
import { useChange } from '../state/hooks.ts';
import { LISTS } from '../state/queries.ts';
import styles from './pages.module.css';

const labels = words.conversation;

export function Conversation() {
  const navigate = useNavigate();
  const [id] = useState(() => crypto.randomUUID());
  const note = useChange(
    LISTS,
    (typed: object) => post<{ id: string }>(apiPaths.enquiries, { id, ...typed, consent: true }),
    (_, noted) => {
      void navigate({ to: '/desk/$list/$id', params: { list: 'all', id: noted.id } });
      return labels.done;
    },
  );
  return (
    <Page heading={labels.heading} lead={labels.text}>
      <div className={styles.narrow}>
        <Form
          change={note}
          malformed={labels.wrong}
          button={labels.button}
          onSubmit={(typed) => note.mutate(typed)}
        >
          <Field name="firstName" label={labels.firstName} required maxLength={100} />
          <Field name="lastName" label={labels.lastName} required maxLength={100} />
          <Field name="company" label={labels.company} maxLength={200} />
          <Field name="contact" label={labels.contact} required maxLength={254} />
          <fieldset className="cluster">
            <legend className={fields.label}>{labels.channel}</legend>
            {CHANNELS.map((how) => (
              <Check key={how} type="radio" name="how" value={how} required>
                {labels.how[how]}
              </Check>
            ))}
          </fieldset>
          <Field name="text" label={labels.summary} rows={6} required maxLength={5000} />
          <Check name="consent" required>
            {labels.consent}
          </Check>
        </Form>
      </div>
    </Page>
  );
}
