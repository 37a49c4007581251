import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import type { SessionAnswer } from '../../contract/answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import words from '../../words.json' with { type: 'json' };
import { hasDrafts } from '../state/drafts.ts';
import { sessionQuery } from '../state/queries.ts';
import styles from './Door.module.css';
import { Door, DoorButton, DoorError, doorFault, withPasskey } from './Door.tsx';

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
      router.history.push(next ?? '/desk/new');
    },
  });
  const canSignIn = browserSupportsWebAuthn();
  return (
    <Door
      heading={door.heading}
      help={
        <>
          <b>{door.lostHeading}</b> {door.lost}
        </>
      }
    >
      {ended && !signIn.isError && (
        <p className={styles.notice} role="status">
          {hasDrafts() ? door.endedWithNote : door.ended}
        </p>
      )}
      <p>{door.text}</p>
      {!canSignIn && <DoorError>{door.unsupported}</DoorError>}
      {signIn.isError && <DoorError>{doorFault(signIn.error)}</DoorError>}
      <DoorButton isWaiting={signIn.isPending} isDisabled={!canSignIn} onPress={() => signIn.mutate()}>
        {door.press}
      </DoorButton>
    </Door>
  );
};
