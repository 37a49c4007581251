import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { count, fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { Check } from '../../../ui/Check.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { userPlus } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/Notice.tsx';
import table from '../../../ui/Table.module.css';
import type { Invitation, InviteAnswer } from '../../contract/answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { InviteRequest } from '../../contract/requests.ts';
import words from '../../words.json' with { type: 'json' };
import { NameAndAddress } from '../door/NameAndAddress.tsx';
import { Refusal } from '../parts/Fault.tsx';
import { useAnnounce } from '../state/announcements.tsx';
import { post, remove } from '../state/api.ts';
import { peopleQuery } from '../state/queries.ts';
import styles from './People.module.css';

const { people: said } = words;
const NOBODY: InviteRequest = { name: '', address: '', role: 'member' };

/** Also the way back for a colleague who lost a device: the address says who it is. */
export const Invite = ({ onMade }: { onMade: (made: InviteAnswer) => void }) => {
  const client = useQueryClient();
  const [who, setWho] = useState(NOBODY);
  const invite = useMutation({
    mutationFn: (request: InviteRequest) => post<InviteAnswer>(apiPaths.invitations, request),
    onSuccess: (made) => {
      onMade(made);
      setWho(NOBODY);
      return client.invalidateQueries({ queryKey: peopleQuery.queryKey });
    },
  });
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    invite.mutate(who);
  };
  return (
    <form className={`band bevel ${styles.invite}`} onSubmit={onSubmit}>
      <h2>{said.inviteHeading}</h2>
      <p>{said.inviteText}</p>
      <Refusal error={invite.error} special={{ malformed: said.inviteMalformed }} />
      <NameAndAddress labels={said} who={who} onChange={(named) => setWho({ ...who, ...named })} />
      <Check
        checked={who.role === 'administrator'}
        onChange={({ target }) => setWho({ ...who, role: target.checked ? 'administrator' : 'member' })}
      >
        {said.mayInvite}
      </Check>
      <div>
        <Button type="submit" disabled={invite.isPending}>
          <Icon path={userPlus} /> {said.inviteButton}
        </Button>
      </div>
    </form>
  );
};

/** The link, which nobody can see again: it is stored only as a hash. */
export const NewLink = ({ made, onClose }: { made: InviteAnswer; onClose: () => void }) => {
  const [isCopied, setCopied] = useState(false);
  const { name } = made.invitation;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(made.link);
    setCopied(true);
  };
  return (
    <Notice
      urgent
      heading={fill(made.isMailed ? said.mailed : said.notMailed, { name })}
      actions={
        <>
          <Button look="line" onClick={() => void copy().catch(() => {})}>
            {isCopied ? said.copied : said.copy}
          </Button>
          <Button look="line" onClick={onClose}>
            {words.conflict.understood}
          </Button>
        </>
      }
    >
      <p>{made.isMailed ? said.mailedText : said.notMailedText}</p>
      <Field label={said.link} readOnly value={made.link} onFocus={({ target }) => target.select()} />
    </Notice>
  );
};

const HOUR = 3_600_000;

const endWords = (endsAt: number, now: number): string => {
  const hours = Math.ceil((endsAt - now) / HOUR);
  if (hours <= 0) return said.linkEnded;
  if (hours < 36) return count(hours, { one: said.endsInHour, many: said.endsInHours });
  return fill(said.endsInDays, { n: Math.round(hours / 24) });
};

interface InvitationsProps {
  invitations: readonly Invitation[];
  now: number;
  onMade: (made: InviteAnswer) => void;
}

export const Invitations = ({ invitations, now, onMade }: InvitationsProps) => {
  const client = useQueryClient();
  const announce = useAnnounce();
  const refresh = () => client.invalidateQueries({ queryKey: peopleQuery.queryKey });
  const again = useMutation({
    mutationFn: (id: string) => post<InviteAnswer>(apiPaths.inviteAgain(id)),
    onSuccess: (made) => {
      onMade(made);
      return refresh();
    },
  });
  const withdraw = useMutation({
    mutationFn: ({ id }: Invitation) => remove(apiPaths.invitationOf(id)),
    onSuccess: (_, { endsAt }) => {
      announce(endsAt > now ? said.withdrawn : said.forgotten);
      return refresh();
    },
  });
  const openFirst = [
    ...invitations.filter(({ endsAt }) => endsAt > now),
    ...invitations.filter(({ endsAt }) => endsAt <= now),
  ];
  return (
    <section className={styles.invited}>
      <h2>{said.invited}</h2>
      <Refusal error={again.error ?? withdraw.error} />
      <table className={`${table.dense} ${styles.table}`}>
        <thead className="visuallyHidden">
          <tr>
            <th scope="col">{said.name}</th>
            <th scope="col">{said.may}</th>
            <th scope="col">{said.link}</th>
            <th scope="col">{said.actions}</th>
          </tr>
        </thead>
        <tbody>
          {openFirst.map((invitation) => {
            const { id, name, address, role, endsAt } = invitation;
            const isOpen = endsAt > now;
            return (
              <tr key={id} data-ended={!isOpen || undefined}>
                <th scope="row">
                  {name}
                  <small>{address}</small>
                </th>
                <td data-label={said.may}>{said[role]}</td>
                <td>{endWords(endsAt, now)}</td>
                <td className={styles.end}>
                  <Button look="unboxed" onClick={() => again.mutate(id)}>
                    {said.again}
                    <span className="visuallyHidden"> {name}</span>
                  </Button>
                  <Button look="unboxed-danger" onClick={() => withdraw.mutate(invitation)}>
                    {isOpen ? said.withdraw : said.forget}
                    <span className="visuallyHidden"> {name}</span>
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
};
