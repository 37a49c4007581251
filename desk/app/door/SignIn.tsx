import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Notice } from '../../../ui/Notice.tsx';
import type { SessionAnswer } from '../../contract/answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import words from '../../words.json' with { type: 'json' };
import { hasDrafts } from '../state/drafts.ts';
import { sessionQuery } from '../state/queries.ts';
import { Door, DoorForm, withPasskey } from './Door.tsx';

const route = getRouteApi('/desk/sign-in');
const { door } = words;

export const SignIn = () => {
  const client = useQueryClient();
  const router = useRouter();
  const { next, ended } = route.useSearch();
  const signIn = useMutation({
    mutationFn: () => withPasskey<SessionAnswer>(apiPaths.signIn),
    onSuccess: (session) => {
      client.setQueryData(sessionQuery.queryKey, session);
      router.history.push(next ?? '/desk/waiting');
    },
  });
  const canSignIn = browserSupportsWebAuthn();
  return (
    <Door heading={door.heading} help={door.lost}>
      {ended && !signIn.isError && <Notice heading={hasDrafts() ? door.endedWithNote : door.ended} />}
      <p>{door.text}</p>
      {!canSignIn && <Notice look="fault" heading={door.unsupported} />}
      <DoorForm use={signIn} button={door.press} isDisabled={!canSignIn} onSubmit={() => signIn.mutate()} />
    </Door>
  );
};
