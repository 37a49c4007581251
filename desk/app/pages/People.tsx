import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { Menu, MenuGroup, MenuItem } from '../../../ui/Menu.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import table from '../../../ui/Table.module.css';
import type { InviteAnswer, PeopleAnswer, Person } from '../../contract/answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import { type Role, roles } from '../../names.ts';
import words from '../../words.json' with { type: 'json' };
import { Loaded, Refusal } from '../parts/Fault.tsx';
import { Page } from '../parts/Page.tsx';
import { Initials } from '../shell/Me.tsx';
import { useAnnounce } from '../state/announcements.tsx';
import { put, remove } from '../state/api.ts';
import { useIsAdministrator, useNow } from '../state/hooks.ts';
import { LIVE, peopleQuery } from '../state/queries.ts';
import { longTime } from '../wording/time.ts';
import { Invitations, Invite, NewLink } from './Invitations.tsx';
import styles from './People.module.css';

const { people: said } = words;

const RemovePerson = ({ person: { id, name }, onClose }: { person: Person; onClose: () => void }) => {
  const client = useQueryClient();
  const announce = useAnnounce();
  const leave = useMutation({
    mutationFn: () => remove(apiPaths.person(id)),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: peopleQuery.queryKey });
      announce(fill(said.removed, { name }));
      onClose();
    },
  });
  return (
    <Dialog heading={fill(said.removeHeading, { name })} onClose={onClose}>
      <p>{said.removeText}</p>
      <Refusal error={leave.error} />
      <DialogActions>
        <Button look="danger" disabled={leave.isPending} onClick={() => leave.mutate()}>
          {said.remove}
        </Button>
        <Button look="line" onClick={onClose}>
          {said.keep}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const RoleMenu = ({ person }: { person: Person }) => {
  const client = useQueryClient();
  const announce = useAnnounce();
  const change = useMutation({
    mutationFn: (role: Role) => put<PeopleAnswer>(apiPaths.person(person.id), { role }),
    onSuccess: (answer, role) => {
      client.setQueryData(peopleQuery.queryKey, answer);
      announce(fill(said.roleChanged, { name: person.name, role: said[role] }));
    },
  });
  return (
    <>
      <Menu look="unboxed-calm" label={said[person.role]}>
        <MenuGroup heading={fill(said.roleOf, { name: person.name })}>
          {roles.map((role) => (
            <MenuItem key={role} current={role === person.role} onPress={() => change.mutate(role)}>
              {said[role]}
            </MenuItem>
          ))}
        </MenuGroup>
      </Menu>
      <Refusal error={change.error} />
    </>
  );
};

interface RowProps {
  person: Person;
  now: number;
  remove: () => void;
}

const PersonRow = ({ person, now, remove }: RowProps) => {
  const isAdministrator = useIsAdministrator();
  const { name, address, role, passkeys, lastHereAt, isYou } = person;
  return (
    <tr>
      <th scope="row">
        <span className={styles.person}>
          <Initials name={name} />
          <span>
            {isYou ? fill(said.you, { name }) : name}
            <small>{address}</small>
          </span>
        </span>
      </th>
      <td data-label={said.may}>{isAdministrator && !isYou ? <RoleMenu person={person} /> : said[role]}</td>
      <td className={styles.wide}>{passkeys}</td>
      <td className={styles.wide}>{isYou ? said.now : lastHereAt === null ? said.never : longTime(lastHereAt, now)}</td>
      <td className={styles.end}>
        {isAdministrator && !isYou && (
          <Button look="unboxed-danger" onClick={remove}>
            {said.remove}
            <span className="visuallyHidden"> {name}</span>
          </Button>
        )}
      </td>
    </tr>
  );
};

export const People = () => {
  const isAdministrator = useIsAdministrator();
  const now = useNow();
  const query = useQuery({ ...peopleQuery, ...LIVE, staleTime: 0 });
  const [leaving, setLeaving] = useState<Person>();
  const [made, setMade] = useState<InviteAnswer>();
  return (
    <Page heading={said.heading}>
      <Loaded query={query} loading={said.loading} fault={words.faults.peopleHeading}>
        {({ people, invitations }) => (
          <div className={styles.people}>
            <div>
              <h2>{said.who}</h2>
              <table className={`${table.dense} ${styles.table}`}>
                <thead>
                  <tr>
                    <th scope="col">{said.name}</th>
                    <th scope="col">{said.may}</th>
                    <th scope="col" className={styles.wide}>
                      {said.passkeys}
                    </th>
                    <th scope="col" className={styles.wide}>
                      {said.lastHere}
                    </th>
                    <th scope="col">
                      <span className="visuallyHidden">{said.remove}</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {people.map((person) => (
                    <PersonRow key={person.id} person={person} now={now} remove={() => setLeaving(person)} />
                  ))}
                </tbody>
              </table>
              {invitations.length > 0 && <Invitations invitations={invitations} now={now} onMade={setMade} />}
            </div>
            {isAdministrator ? (
              <div>
                {made && <NewLink made={made} onClose={() => setMade(undefined)} />}
                <Invite onMade={setMade} />
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
};
