import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { fill } from '../../../common/wording.ts';
import { Button, LineButton } from '../../../ui/Button.tsx';
import { Check } from '../../../ui/Check.tsx';
import fields from '../../../ui/Field.module.css';
import { Field } from '../../../ui/Field.tsx';
import table from '../../../ui/Table.module.css';
import { announce } from '../../../ui/Toast.tsx';
import { apiPaths } from '../../contract/paths.ts';
import words from '../../words.json' with { type: 'json' };
import { Form, Refusal } from '../parts/Form.tsx';
import { Loaded, Page } from '../parts/Page.tsx';
import { useSignOut } from '../shell/Shell.tsx';
import { put, remove } from '../state/api.ts';
import { useAssignees, useChange, useMe, useNow } from '../state/hooks.ts';
import { isNotifying, switchNotifying } from '../state/notify.ts';
import { accountQuery, sessionQuery } from '../state/queries.ts';
import { innerTime } from '../wording/time.ts';
import styles from './pages.module.css';

const { account } = words;

function nameOf(device: string, isThis: boolean): string {
  const name = device || account.unknownDevice;
  return isThis ? fill(account.inUse, { name }) : name;
}

interface ChoiceProps {
  name: string;
  label: string;
  chosen: string;
  choices: readonly (readonly [value: string, label: string])[];
}

function Choice({ name, label, chosen, choices }: ChoiceProps) {
  return (
    <label className={fields.field}>
      <span className={fields.label}>{label}</span>
      <select className={fields.input} name={name} defaultValue={chosen}>
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Account() {
  const me = useMe();
  const now = useNow();
  const router = useRouter();
  const query = useQuery(accountQuery);
  const end = useChange(
    accountQuery.queryKey,
    (id: string) => remove(apiPaths.passkey(id)),
    () => account.passkeyRemoved,
  );
  const endSession = useChange(
    accountQuery.queryKey,
    (id: string) => remove(apiPaths.ownSession(id)),
    () => account.sessionEnded,
  );
  const mails = useChange(
    accountQuery.queryKey,
    (wanted: boolean) => put(apiPaths.account, { mails: wanted }),
    (wanted) => (wanted ? account.mailsOn : account.mailsOff),
  );
  const describe = useChange(
    sessionQuery.queryKey,
    (typed: object) => put(apiPaths.account, typed),
    () => {
      void router.invalidate();
      return account.saved;
    },
  );
  const absence = useChange(
    accountQuery.queryKey,
    (typed: object) => put(apiPaths.account, typed),
    () => account.saved,
  );
  const [notifies, setNotifies] = useState(() => isNotifying(me.id));
  const notify = async (wanted: boolean): Promise<void> => {
    const isDone = await switchNotifying(me.id, wanted);
    setNotifies(wanted && isDone);
    if (!isDone) announce(account.notNotified);
  };
  const colleagues = useAssignees().filter(({ id }) => id !== me.id);
  const leave = useMutation({ mutationFn: useSignOut() });
  const timeOf = (at: number): string => innerTime(at, now);
  return (
    <Page
      heading={account.heading}
      lead={fill(account.who, { name: me.name, address: me.address })}
    >
      <Loaded query={query} loading={account.loading} fault={words.faults.accountHeading}>
        {({ passkeys, sessions, wantsMails, ...away }) => (
          <div className={styles.narrow}>
            <Form
              heading={account.you}
              change={describe}
              malformed={account.malformed}
              button={account.save}
              onSubmit={(typed) => describe.mutate(typed)}
            >
              <Field
                name="name"
                label={account.name}
                defaultValue={me.name}
                required
                maxLength={100}
              />
              <Field name="job" label={account.job} defaultValue={me.job} maxLength={100} />
              <Field
                name="signature"
                label={account.signature}
                hint={account.signatureHint}
                defaultValue={me.signature}
                rows={4}
                maxLength={1000}
              />
            </Form>
            <Form
              heading={account.absence}
              change={absence}
              malformed={account.wrongAbsence}
              button={account.save}
              onSubmit={(typed) => absence.mutate(typed)}
            >
              <p className="muted">{account.absenceText}</p>
              <Field
                name="awayFrom"
                label={account.awayFrom}
                type="date"
                defaultValue={away.awayFrom}
              />
              <Field name="awayTo" label={account.awayTo} type="date" defaultValue={away.awayTo} />
              <Choice
                name="standIn"
                label={account.standIn}
                chosen={away.standIn}
                choices={colleagues.map(({ id, label }) => [id ?? '', label])}
              />
              <Choice
                name="office"
                label={account.office}
                chosen={away.office}
                choices={Object.entries(account.offices)}
              />
            </Form>
            <h2>{account.passkeys}</h2>
            <Refusal error={end.error} special={{ 'nothing-to-do': account.lastPasskey }} />
            <ul className={table.ruled}>
              {passkeys.map(({ id, device, madeAt, lastUsedAt, isThis }) => (
                <li key={id} className="ends">
                  <span>
                    {nameOf(device, isThis)}
                    <small>
                      {fill(lastUsedAt === null ? account.made : account.madeAndUsed, {
                        made: timeOf(madeAt),
                        used: timeOf(lastUsedAt ?? madeAt),
                      })}
                    </small>
                  </span>
                  {!isThis && (
                    <Button look="unboxed-danger" onClick={() => end.mutate(id)}>
                      {account.remove}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <p className="muted">{account.morePasskeys}</p>
            <h2>{account.sessions}</h2>
            <Refusal error={endSession.error} />
            <ul className={table.ruled}>
              {sessions.map(({ id, device, beganAt, seenAt, isThis }) => (
                <li key={id} className="ends">
                  <span>
                    {nameOf(device, isThis)}
                    <small>
                      {fill(account.session, { began: timeOf(beganAt), seen: timeOf(seenAt) })}
                    </small>
                  </span>
                  {!isThis && (
                    <Button look="unboxed-danger" onClick={() => endSession.mutate(id)}>
                      {account.endSession}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <h2>{account.mails}</h2>
            <Refusal error={mails.error} />
            <Check checked={wantsMails} onChange={({ target }) => mails.mutate(target.checked)}>
              {account.wantsMails}
            </Check>
            <Check checked={notifies} onChange={({ target }) => void notify(target.checked)}>
              {account.notifies}
            </Check>
            <Refusal error={leave.error} />
            <div className="cluster">
              <LineButton onClick={() => leave.mutate(false)}>{account.signOut}</LineButton>
              <LineButton onClick={() => leave.mutate(true)}>
                {account.signOutEverywhere}
              </LineButton>
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  );
}
