import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fill } from '../../../common/wording.ts';
import { Button, LineButton, TextButton } from '../../../ui/Button.tsx';
import { Check } from '../../../ui/Check.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import fields from '../../../ui/Field.module.css';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import table from '../../../ui/Table.module.css';
import type { Invitation, InviteAnswer, Person } from '../../contract/answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import words from '../../words.json' with { type: 'json' };
import { Form, Refusal } from '../parts/Form.tsx';
import { Loaded, Page } from '../parts/Page.tsx';
import { post, put, remove } from '../state/api.ts';
import { useChange, useHolders, useMe, useNow } from '../state/hooks.ts';
import { LIVE, peopleQuery } from '../state/queries.ts';
import { longTime, spokenTime } from '../wording/time.ts';
import styles from './pages.module.css';

const { people: said } = words;
const { queryKey } = peopleQuery;

function RemovePerson({
  person: { id, name, openEnquiries },
  onClose,
}: {
  person: Person;
  onClose: () => void;
}) {
  const holders = useHolders().filter((holder) => holder.id !== id);
  const [to, setTo] = useState('');
  const leave = useChange(
    queryKey,
    () => remove(`${apiPaths.person(id)}${to && `?to=${to}`}`),
    () => {
      onClose();
      return fill(said.removed, { name });
    },
  );
  return (
    <Dialog
      heading={fill(said.removeHeading, { name })}
      onClose={onClose}
      onSubmit={() => leave.mutate(undefined)}
      close={said.keep}
      action={
        <Button look="danger" type="submit" disabled={leave.isPending}>
          {said.remove}
        </Button>
      }
    >
      <p>{said.removeText}</p>
      {openEnquiries > 0 && (
        <label className={fields.field}>
          <span className={fields.label}>{fill(said.handOver, { n: openEnquiries })}</span>
          <select
            className={fields.input}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          >
            {holders.map((holder) => (
              <option key={holder.id} value={holder.id ?? ''}>
                {holder.label}
              </option>
            ))}
          </select>
        </label>
      )}
      <Refusal error={leave.error} />
    </Dialog>
  );
}

interface RowProps {
  who: Person | Invitation;
  /** Last seen, or when the link expires. */
  when: string;
  /** What its buttons say and do. */
  actions: Readonly<Record<string, () => void>>;
}

function Row({ who, when, actions }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {'isYou' in who && who.isYou ? fill(said.you, { name: who.name }) : who.name}
        <small>{who.address}</small>
      </th>
      <td>{said[who.role]}</td>
      <td>{when}</td>
      <td>
        <div className={`cluster ${styles.aside}`}>
          {Object.entries(actions).map(([label, press]) => (
            <TextButton key={label} onClick={press}>
              {label}
              <span className="visuallyHidden"> {who.name}</span>
            </TextButton>
          ))}
        </div>
      </td>
    </tr>
  );
}

/** Where the link went: to the person, or, on a server without mail, to the administrator who passes it on. */
function Invited({
  made: { name, link, isMailed },
  onClose,
}: {
  made: InviteAnswer;
  onClose: () => void;
}) {
  const outcome = link === null ? 'mailFailed' : 'notMailed';
  const kind = isMailed ? 'mailed' : outcome;
  return (
    <Notice
      urgent
      heading={fill(said[kind], { name })}
      actions={<LineButton onClick={onClose}>{words.conflict.understood}</LineButton>}
    >
      <p>{said[`${kind}Text`]}</p>
      {link && (
        <Field label={said.link} readOnly value={link} onFocus={({ target }) => target.select()} />
      )}
    </Notice>
  );
}

export function People() {
  const { isAdministrator } = useMe();
  const now = useNow();
  const query = useQuery({ ...peopleQuery, ...LIVE });
  const [leaving, setLeaving] = useState<Person>();
  const [made, setMade] = useState<InviteAnswer>();
  const changeRole = useChange(
    queryKey,
    ({ id, role }: Person) => put(apiPaths.person(id), { role }),
    ({ name, role }) => fill(said.roleChanged, { name, role: said[role] }),
  );
  /** Also the way back for a colleague who lost a device: the address says who it is. */
  const invite = useChange(
    queryKey,
    (who: object) => post<InviteAnswer>(apiPaths.invitations, who),
    (_, answer) => void setMade(answer),
  );
  const withdraw = useChange(
    queryKey,
    ({ id }: Invitation) => remove(apiPaths.invitationOf(id)),
    ({ endsAt }) => (endsAt > now ? said.withdrawn : said.forgotten),
  );
  const actionsOn = (person: Person): RowProps['actions'] => {
    if (!isAdministrator || person.isYou) return {};
    const role = person.role === 'administrator' ? 'member' : 'administrator';
    return {
      [said.makes[role]]: () => changeRole.mutate({ ...person, role }),
      [said.remove]: () => setLeaving(person),
    };
  };
  const lastSeen = ({ isYou, lastHereAt }: Person): string => {
    if (isYou) return said.now;
    return lastHereAt === null ? said.never : longTime(lastHereAt, now);
  };
  return (
    <Page heading={said.heading}>
      <Loaded query={query} loading={said.loading} fault={words.faults.peopleHeading}>
        {({ people, invitations }) => (
          <div className={styles.people}>
            <div className={table.scroller}>
              <Refusal error={changeRole.error ?? withdraw.error} />
              <table className={table.dense}>
                <thead>
                  <tr>
                    <th scope="col">{said.who}</th>
                    <th scope="col">{said.may}</th>
                    <th scope="col">{said.lastHere}</th>
                    <th scope="col">
                      <span className="visuallyHidden">{said.actions}</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {people.map((person) => (
                    <Row
                      key={person.id}
                      who={person}
                      when={lastSeen(person)}
                      actions={actionsOn(person)}
                    />
                  ))}
                </tbody>
                {invitations.length > 0 && (
                  <tbody>
                    <tr>
                      <th scope="rowgroup" colSpan={4}>
                        {said.invited}
                      </th>
                    </tr>
                    {invitations.map((one) => (
                      <Row
                        key={one.id}
                        who={one}
                        when={
                          one.endsAt > now
                            ? fill(said.ends, { time: spokenTime(one.endsAt - now) })
                            : said.linkEnded
                        }
                        actions={{
                          [said.again]: () => invite.mutate(one),
                          [one.endsAt > now ? said.withdraw : said.forget]: () =>
                            withdraw.mutate(one),
                        }}
                      />
                    ))}
                  </tbody>
                )}
              </table>
            </div>
            {isAdministrator ? (
              <div>
                {made && <Invited made={made} onClose={() => setMade(undefined)} />}
                <Form
                  heading={said.inviteHeading}
                  change={invite}
                  malformed={said.inviteMalformed}
                  button={said.inviteButton}
                  onSubmit={(typed, form) =>
                    invite.mutate({ role: 'member', ...typed }, { onSuccess: () => form.reset() })
                  }
                >
                  <p className="muted">{said.inviteText}</p>
                  <Field name="name" label={said.name} required maxLength={100} />
                  <Field
                    name="address"
                    label={said.address}
                    type="email"
                    required
                    maxLength={254}
                  />
                  <Check name="role" value="administrator">
                    {said.mayInvite}
                  </Check>
                </Form>
              </div>
            ) : (
              <Notice heading={said.administratorsHeading}>
                <p>{said.administratorsOnly}</p>
              </Notice>
            )}
          </div>
        )}
      </Loaded>
      {leaving && <RemovePerson person={leaving} onClose={() => setLeaving(undefined)} />}
    </Page>
  );
}
