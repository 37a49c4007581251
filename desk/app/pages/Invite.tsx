import { fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { Check } from '../../../ui/Check.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { userPlus } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/Notice.tsx';
import type { InviteAnswer } from '../../contract/answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import words from '../../words.json' with { type: 'json' };
import { Form } from '../parts/Form.tsx';
import { post } from '../state/api.ts';
import { useChange } from '../state/hooks.ts';
import { peopleQuery } from '../state/queries.ts';

const { people: said } = words;

/** Also the way back for a colleague who lost a device: the address says who it is. */
export const Invite = ({ onMade }: { onMade: (made: InviteAnswer) => void }) => {
  const invite = useChange(
    peopleQuery.queryKey,
    (typed: object) => post<InviteAnswer>(apiPaths.invitations, { role: 'member', ...typed }),
    (_, made) => {
      onMade(made);
      return undefined;
    },
  );
  return (
    <Form
      heading={said.inviteHeading}
      change={invite}
      malformed={said.inviteMalformed}
      button={
        <>
          <Icon path={userPlus} /> {said.inviteButton}
        </>
      }
      onSubmit={(typed, form) => invite.mutate(typed, { onSuccess: () => form.reset() })}
    >
      <p className="muted">{said.inviteText}</p>
      <Field name="name" label={said.name} required maxLength={100} />
      <Field name="address" label={said.address} type="email" required maxLength={254} />
      <Check name="role" value="administrator">
        {said.mayInvite}
      </Check>
    </Form>
  );
};

const outcomeOf = ({ isMailed, link }: InviteAnswer): readonly [heading: string, text: string] => {
  if (isMailed) return [said.mailed, said.mailedText];
  return link === null ? [said.mailFailed, said.mailFailedText] : [said.notMailed, said.notMailedText];
};

/** Where the link went: to the person, or, on a server without mail, to the administrator who passes it on. */
export const Invited = ({ made, onClose }: { made: InviteAnswer; onClose: () => void }) => {
  const [heading, text] = outcomeOf(made);
  return (
    <Notice
      urgent
      heading={fill(heading, { name: made.name })}
      actions={
        <Button look="line" onClick={onClose}>
          {words.conflict.understood}
        </Button>
      }
    >
      <p>{text}</p>
      {made.link && <Field label={said.link} readOnly value={made.link} onFocus={({ target }) => target.select()} />}
    </Notice>
  );
};
