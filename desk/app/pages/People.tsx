import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { fill } from '../../../common/wording.ts';
import { Button, LineButton, TextButton } from '../../../ui/Button.tsx';
import { Check } from '../../../ui/Check.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import fields from '../../../ui/Field.module.css';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import table from '../../../ui/Table.module.css';
import type { Invitation, InviteResponse, Person } from '../../api/responses.ts';
import { apiPaths } from '../../contract/paths.ts';
import { EDIT_RIGHTS, type EditRight } from '../../names.ts';
import words from '../../words.json' with { type: 'json' };
import { Form, Refusal } from '../parts/Form.tsx';
import { Loaded, Page } from '../parts/Page.tsx';
import { post, put, remove } from '../state/api.ts';
import { useAssignees, useChange, useMe, useNow } from '../state/hooks.ts';
import { LIVE, peopleQuery, sessionQuery } from '../state/queries.ts';
import { longTime, spokenTime } from '../wording/time.ts';
import styles from './pages.module.css';

const labels = words.people;
const { queryKey } = peopleQuery;

function RemovePerson({
  person: { id, name, openEnquiries },
  onClose,
}: {
  person: Person;
  onClose: () => void;
}) {
  const assignees = useAssignees().filter((assignee) => assignee.id !== id);
  const [to, setTo] = useState('');
  const leave = useChange(
    queryKey,
    () => remove(`${apiPaths.person(id)}${to && `?to=${to}`}`),
    () => {
      onClose();
      return fill(labels.removed, { name });
    },
  );
  return (
    <Dialog
      heading={fill(labels.removeHeading, { name })}
      onClose={onClose}
      onSubmit={() => leave.mutate(undefined)}
      close={labels.keep}
      action={
        <Button look="danger" type="submit" disabled={leave.isPending}>
          {labels.remove}
        </Button>
      }
    >
      <p>{labels.removeText}</p>
      {openEnquiries > 0 && (
        <label className={fields.field}>
          <span className={fields.label}>{fill(labels.handOver, { n: openEnquiries })}</span>
          <select
            className={fields.input}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          >
            {assignees.map((assignee) => (
              <option key={assignee.id} value={assignee.id ?? ''}>
                {assignee.label}
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
  /** Their right to change words of the site. */
  site?: ReactNode;
  /** Its buttons. */
  actions: Readonly<Record<string, () => void>>;
}

function Row({ who, when, site, actions }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {'isYou' in who && who.isYou ? fill(labels.you, { name: who.name }) : who.name}
        <small>{who.address}</small>
      </th>
      <td>{labels[who.role]}</td>
      <td>{site}</td>
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

/** Where the link went: to the person, or without mail to the administrator. */
function Invited({
  made: { name, link, isMailed },
  onClose,
}: {
  made: InviteResponse;
  onClose: () => void;
}) {
  const outcome = link === null ? 'mailFailed' : 'notMailed';
  const kind = isMailed ? 'mailed' : outcome;
  return (
    <Notice
      urgent
      heading={fill(labels[kind], { name })}
      actions={<LineButton onClick={onClose}>{words.conflict.understood}</LineButton>}
    >
      <p>{labels[`${kind}Text`]}</p>
      {link && (
        <Field
          label={labels.link}
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
      )}
    </Notice>
  );
}

export function People() {
  const { isAdministrator } = useMe();
  const now = useNow();
  const client = useQueryClient();
  const query = useQuery({ ...peopleQuery, ...LIVE });
  const [leaving, setLeaving] = useState<Person>();
  const [made, setMade] = useState<InviteResponse>();
  const changeRole = useChange(
    queryKey,
    ({ id, role }: Person) => put(apiPaths.person(id), { role }),
    ({ name, role }) => fill(labels.roleChanged, { name, role: labels[role] }),
  );
  /** Also the way back for a colleague who lost a device: the address says who it is. */
  const invite = useChange(
    queryKey,
    (who: object) => post<InviteResponse>(apiPaths.invitations, who),
    (_, invited) => void setMade(invited),
  );
  const withdraw = useChange(
    queryKey,
    ({ id }: Invitation) => remove(apiPaths.invitationOf(id)),
    ({ endsAt }) => (endsAt > now ? labels.withdrawn : labels.forgotten),
  );
  const actionsOn = (person: Person): RowProps['actions'] => {
    if (!isAdministrator || person.isYou) return {};
    const role = person.role === 'administrator' ? 'member' : 'administrator';
    return {
      [labels.makes[role]]: () => changeRole.mutate({ ...person, role }),
      [labels.remove]: () => setLeaving(person),
    };
  };
  const changeEdits = useChange(
    queryKey,
    ({ id, edits }: { id: string; name: string; edits: EditRight }) =>
      put(apiPaths.person(id), { edits }),
    ({ name, edits }) => {
      // Their own right shows in the bar.
      void client.invalidateQueries(sessionQuery);
      return fill(labels.editsChanged, { name, right: labels.edits[edits] });
    },
  );
  const siteOf = (person: Person): ReactNode => {
    const right = person.edits ?? 'nothing';
    if (!isAdministrator) return labels.edits[right];
    return (
      <select
        className={fields.input}
        aria-label={fill(labels.editsOf, { name: person.name })}
        value={right}
        onChange={({ target }) => {
          const edits = EDIT_RIGHTS.find((one) => one === target.value);
          if (edits) changeEdits.mutate({ id: person.id, name: person.name, edits });
        }}
      >
        {EDIT_RIGHTS.map((one) => (
          <option key={one} value={one}>
            {labels.edits[one]}
          </option>
        ))}
      </select>
    );
  };
  const lastSeen = ({ isYou, lastHereAt }: Person): string => {
    if (isYou) return labels.now;
    return lastHereAt === null ? labels.never : longTime(lastHereAt, now);
  };
  return (
    <Page heading={labels.heading}>
      <Loaded query={query} loading={labels.loading} fault={words.faults.peopleHeading}>
        {({ people, invitations }) => (
          <div className={styles.people}>
            <div className={table.scroller}>
              <Refusal error={changeRole.error ?? changeEdits.error ?? withdraw.error} />
              <table className={table.dense}>
                <thead>
                  <tr>
                    <th scope="col">{labels.who}</th>
                    <th scope="col">{labels.may}</th>
                    <th scope="col">{labels.site}</th>
                    <th scope="col">{labels.lastHere}</th>
                    <th scope="col">
                      <span className="visuallyHidden">{labels.actions}</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {people.map((person) => (
                    <Row
                      key={person.id}
                      who={person}
                      site={siteOf(person)}
                      when={lastSeen(person)}
                      actions={actionsOn(person)}
                    />
                  ))}
                </tbody>
                {invitations.length > 0 && (
                  <tbody>
                    <tr>
                      <th scope="rowgroup" colSpan={5}>
                        {labels.invited}
                      </th>
                    </tr>
                    {invitations.map((one) => (
                      <Row
                        key={one.id}
                        who={one}
                        when={
                          one.endsAt > now
                            ? fill(labels.ends, { time: spokenTime(one.endsAt - now) })
                            : labels.linkEnded
                        }
                        actions={{
                          [labels.again]: () => invite.mutate(one),
                          [one.endsAt > now ? labels.withdraw : labels.forget]: () =>
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
                  heading={labels.inviteHeading}
                  change={invite}
                  malformed={labels.inviteMalformed}
                  button={labels.inviteButton}
                  onSubmit={(typed, form) =>
                    invite.mutate({ role: 'member', ...typed }, { onSuccess: () => form.reset() })
                  }
                >
                  <p className="muted">{labels.inviteText}</p>
                  <Field name="name" label={labels.name} required maxLength={100} />
                  <Field
                    name="address"
                    label={labels.address}
                    type="email"
                    required
                    maxLength={254}
                  />
                  <Check name="role" value="administrator">
                    {labels.mayInvite}
                  </Check>
                </Form>
              </div>
            ) : (
              <Notice heading={labels.administratorsHeading}>
                <p>{labels.administratorsOnly}</p>
              </Notice>
            )}
          </div>
        )}
      </Loaded>
      {leaving && <RemovePerson person={leaving} onClose={() => setLeaving(undefined)} />}
    </Page>
  );
}
