import { startRegistration } from '@simplewebauthn/browser';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { fill } from '../../../common/wording.ts';
import { Field } from '../../../ui/Field.tsx';
import type { InvitationLook, InvitationOptionsAnswer, SessionAnswer } from '../../contract/answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import words from '../../words.json' with { type: 'json' };
import { post } from '../state/api.ts';
import { sessionQuery } from '../state/queries.ts';
import { Door, DoorFault, DoorForm } from './Door.tsx';

const { door } = words;

const useMakePasskey = (token: string) => {
  const client = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: async (me?: object) => {
      const who = { token, me };
      const optionsJSON = await post<InvitationOptionsAnswer>(apiPaths.invitationOptions, who);
      const response = await startRegistration({ optionsJSON });
      return post<SessionAnswer>(apiPaths.acceptInvitation, { ...who, response });
    },
    onSuccess: (session) => {
      client.setQueryData(sessionQuery.queryKey, session);
      router.history.replace('/desk/waiting');
    },
  });
};

/** The first person says who they are; the others were named by the colleague who invited them. */
const Welcome = ({ look, token }: { look: InvitationLook; token: string }) => {
  const isFirst = look.purpose === 'first';
  const make = useMakePasskey(token);
  const heading = { first: door.firstHeading, join: door.joinHeading, return: door.returnHeading }[look.purpose];
  const text = { first: door.firstText, join: door.joinText, return: door.returnText }[look.purpose];
  return (
    <Door heading={fill(heading, { name: look.name.split(' ')[0] ?? '' })} help={door.whatPasskey}>
      <p>{text}</p>
      <DoorForm use={make} button={door.make} onSubmit={(typed) => make.mutate(isFirst ? typed : undefined)}>
        {isFirst && (
          <>
            <Field name="name" label={door.name} required maxLength={100} autoComplete="name" />
            <Field name="address" label={door.address} type="email" required maxLength={254} autoComplete="email" />
          </>
        )}
      </DoorForm>
    </Door>
  );
};

/** The token is behind the # of the address, where no log and no Referer sees it. */
export const Invitation = () => {
  const [token] = useState(() => window.location.hash.slice(1));
  const look = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => post<InvitationLook>(apiPaths.invitation, { token }),
    gcTime: 0,
  });
  if (look.data) return <Welcome look={look.data} token={token} />;
  return (
    <Door heading={door.invitationHeading}>
      {look.isError ? (
        <>
          <DoorFault error={look.error} />
          <Link to="/desk/sign-in">{door.toSignIn}</Link>
        </>
      ) : (
        <p role="status">{door.looking}</p>
      )}
    </Door>
  );
};
