import { useMutation, useQueryClient } from '@tanstack/react-query';
import { count, fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import table from '../../../ui/Table.module.css';
import type { Invitation, InviteAnswer } from '../../contract/answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import words from '../../words.json' with { type: 'json' };
import { Refusal } from '../parts/Fault.tsx';
import { useAnnounce } from '../state/announcements.tsx';
import { post, remove } from '../state/api.ts';
import { peopleQuery } from '../state/queries.ts';
import styles from './People.module.css';

const { people: said } = words;
const HOUR = 3_600_000;

const endWords = (endsAt: number, now: number): string => {
  const hours = Math.ceil((endsAt - now) / HOUR);
  if (hours <= 0) return said.linkEnded;
  if (hours < 36) return count(hours, { one: said.endsInHour, many: said.endsInHours });
  return fill(said.endsInDays, { n: Math.round(hours / 24) });
};

interface Props {
  invitations: readonly Invitation[];
  now: number;
  onMade: (made: InviteAnswer) => void;
}

export const Invitations = ({ invitations, now, onMade }: Props) => {
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
                  <Button look="text" onClick={() => again.mutate(id)}>
                    {said.again}
                    <span className="visuallyHidden"> {name}</span>
                  </Button>
                  <Button look="text-danger" onClick={() => withdraw.mutate(invitation)}>
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
