import { type FormEvent, useRef } from 'react';
import { fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { Check } from '../../../ui/Check.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { userPlus } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/Notice.tsx';
import type { InviteAnswer } from '../../contract/answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { InviteRequest } from '../../contract/requests.ts';
import words from '../../words.json' with { type: 'json' };
import { NameAndAddress, whoIn } from '../door/NameAndAddress.tsx';
import { Refusal } from '../parts/Fault.tsx';
import { post } from '../state/api.ts';
import { peopleQuery } from '../state/queries.ts';
import { useChange } from '../state/use-change.ts';
import styles from './pages.module.css';

const { people: said } = words;

/** Also the way back for a colleague who lost a device: the address says who it is. */
export const Invite = ({ onMade }: { onMade: (made: InviteAnswer) => void }) => {
  const form = useRef<HTMLFormElement>(null);
  const invite = useChange(
    peopleQuery.queryKey,
    (request: InviteRequest) => post<InviteAnswer>(apiPaths.invitations, request),
    (_, made) => {
      onMade(made);
      form.current?.reset();
      return undefined;
    },
  );
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const isAdministrator = new FormData(event.currentTarget).has('administrator');
    invite.mutate({ ...whoIn(event.currentTarget), role: isAdministrator ? 'administrator' : 'member' });
  };
  return (
    <form ref={form} className={`band bevel ${styles.invite}`} onSubmit={onSubmit}>
      <h2>{said.inviteHeading}</h2>
      <p className="muted">{said.inviteText}</p>
      <Refusal error={invite.error} special={{ malformed: said.inviteMalformed }} />
      <NameAndAddress labels={said} />
      <Check name="administrator">{said.mayInvite}</Check>
      <Button type="submit" disabled={invite.isPending}>
        <Icon path={userPlus} /> {said.inviteButton}
      </Button>
    </form>
  );
};

const OUTCOMES = {
  mailed: [said.mailed, said.mailedText],
  failed: [said.mailFailed, said.mailFailedText],
  link: [said.notMailed, said.notMailedText],
} as const;

/** Where the link went: to the person, or, on a server without mail, to the administrator who passes it on. */
export const Invited = ({ made, onClose }: { made: InviteAnswer; onClose: () => void }) => {
  const { invitation, link, isMailed } = made;
  const failedOrLink = link === null ? 'failed' : 'link';
  const [heading, text] = OUTCOMES[isMailed ? 'mailed' : failedOrLink];
  return (
    <Notice
      urgent
      heading={fill(heading, { name: invitation.name })}
      actions={
        <Button look="line" onClick={onClose}>
          {words.conflict.understood}
        </Button>
      }
    >
      <p>{text}</p>
      {link !== null && <Field label={said.link} readOnly value={link} onFocus={({ target }) => target.select()} />}
    </Notice>
  );
};
