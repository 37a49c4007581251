import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { userPlus } from '../../../ui/icons.ts';
import type { InviteAnswer } from '../../contract/answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { InviteRequest } from '../../contract/requests.ts';
import words from '../../words.json' with { type: 'json' };
import { Refusal } from '../parts/Fault.tsx';
import { NameAndAddress } from '../parts/NameAndAddress.tsx';
import { post } from '../state/api.ts';
import { peopleQuery } from '../state/queries.ts';
import styles from './People.module.css';

const { people: said } = words;
const NOBODY: InviteRequest = { name: '', address: '', role: 'answers' };

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
    <form className={styles.invite} onSubmit={onSubmit}>
      <h2>{said.inviteHeading}</h2>
      <p>{said.inviteText}</p>
      <Refusal error={invite.error} special={{ malformed: said.inviteMalformed }} />
      <NameAndAddress labels={said} who={who} onChange={(named) => setWho({ ...who, ...named })} />
      <Checkbox
        checked={who.role === 'owner'}
        onChange={({ target }) => setWho({ ...who, role: target.checked ? 'owner' : 'answers' })}
      >
        {said.mayInvite}
      </Checkbox>
      <div>
        <Button type="submit" disabled={invite.isPending}>
          <Icon path={userPlus} /> {said.inviteButton}
        </Button>
      </div>
    </form>
  );
};
