import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { key } from '../../../ui/icons.ts';
import { Logo } from '../../../ui/Logo.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type {
  InvitationLook,
  InvitationOptionsAnswer,
  SessionAnswer,
  SignInOptionsAnswer,
} from '../../contract/answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import words from '../../words.json' with { type: 'json' };
import { onTyped, type Typed } from '../parts/Form.tsx';
import { Figure, MARK, usePage } from '../parts/Page.tsx';
import styles from '../parts/parts.module.css';
import { DeskError, endConfirming, post } from '../state/api.ts';
import { hasDrafts } from '../state/drafts.ts';
import { sessionQuery } from '../state/queries.ts';

const { bar, confirm, door } = words;
const route = getRouteApi('/desk/sign-in');

async function withPasskey<Answer = void>(path: string): Promise<Answer> {
  const optionsJSON = await post<SignInOptionsAnswer>(apiPaths.signInOptions);
  const response = await startAuthentication({ optionsJSON });
  return post<Answer>(path, { response });
}

/** Why signing in failed. A passkey that does not belong here gets the same sentence whatever the reason. */
function faultWords(error: unknown): string {
  if (error instanceof DeskError) {
    const known: Readonly<Partial<Record<DeskError['kind'], string>>> = door;
    const minutes = Math.ceil((error.answer?.retryAfter ?? 60) / 60);
    return fill(known[error.kind] ?? door.unavailable, { n: Math.max(1, minutes) });
  }
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return door.alreadyHere;
  // Closed without a choice, waited too long, or nothing to choose from: browsers do not tell which.
  return door.notChosen;
}

function DoorFault({ error }: { error: unknown }) {
  return error ? <Notice look="fault" urgent heading={faultWords(error)} /> : null;
}

/** Shown when the server wants a fresh passkey; the request that waits for it is then sent again. */
export function Confirm() {
  const use = useMutation({
    mutationFn: () => withPasskey(apiPaths.confirm),
    onSuccess: () => endConfirming(true),
  });
  return (
    <Dialog
      heading={confirm.heading}
      onClose={() => endConfirming(false)}
      onSubmit={() => use.mutate()}
      close={confirm.cancel}
      action={
        <Button type="submit" disabled={use.isPending}>
          <Icon path={key} /> {door.press}
        </Button>
      }
    >
      <p>{confirm.text}</p>
      <DoorFault error={use.error} />
    </Dialog>
  );
}

function Door({
  heading,
  help,
  children,
}: {
  heading: string;
  help?: string;
  children: ReactNode;
}) {
  const title = usePage(door.title);
  return (
    <main id="main" className={styles.door}>
      <div className={`${styles.art} on-ink`}>
        <Figure name="door" />
      </div>
      <div className={styles.inner}>
        <Logo mark={MARK} name={bar.name} tagline={bar.desk} home={bar.toSite} />
        <h1 ref={title} tabIndex={-1}>
          {heading}
        </h1>
        {children}
        {help && <small>{help}</small>}
      </div>
    </main>
  );
}

interface FormProps {
  use: { error: unknown; isPending: boolean };
  button: string;
  onSubmit: (typed: Typed) => void;
  children?: ReactNode;
}

/** Its button asks the device to use a passkey, or to create one. */
function DoorForm({ use: { error, isPending }, button, onSubmit, children }: FormProps) {
  const canUse = browserSupportsWebAuthn();
  return (
    <form onSubmit={onTyped(onSubmit)}>
      {!canUse && <Notice look="fault" heading={door.unsupported} />}
      {children}
      <DoorFault error={error} />
      <Button
        size="large"
        type="submit"
        disabled={isPending || !canUse}
        aria-busy={isPending || undefined}
      >
        <Icon path={key} size={22} /> {button}
      </Button>
      <p role="status">{isPending && door.waiting}</p>
    </form>
  );
}

function useEnter() {
  const client = useQueryClient();
  const router = useRouter();
  return (session: SessionAnswer, to = '/desk/waiting'): void => {
    client.setQueryData(sessionQuery.queryKey, session);
    router.history.replace(to);
  };
}

export function SignIn() {
  const { next, ended } = route.useSearch();
  const enter = useEnter();
  const signIn = useMutation({
    mutationFn: () => withPasskey<SessionAnswer>(apiPaths.signIn),
    onSuccess: (session) => enter(session, next),
  });
  return (
    <Door heading={door.heading} help={door.lost}>
      {ended && !signIn.isError && (
        <Notice heading={hasDrafts() ? door.endedWithNote : door.ended} />
      )}
      <p>{door.text}</p>
      <DoorForm use={signIn} button={door.press} onSubmit={() => signIn.mutate()} />
    </Door>
  );
}

/** The first person says who they are; the others were named by the colleague who invited them. */
function Welcome({ look, token }: { look: InvitationLook; token: string }) {
  const isFirst = look.purpose === 'first';
  const enter = useEnter();
  const make = useMutation({
    mutationFn: async (me?: Typed) => {
      const optionsJSON = await post<InvitationOptionsAnswer>(apiPaths.invitationOptions, {
        token,
        me,
      });
      const response = await startRegistration({ optionsJSON });
      return post<SessionAnswer>(apiPaths.acceptInvitation, { token, me, response });
    },
    onSuccess: (session) => enter(session),
  });
  return (
    <Door
      heading={fill(door[`${look.purpose}Heading`], { name: look.name.split(' ')[0] ?? '' })}
      help={door.whatPasskey}
    >
      <p>{door[`${look.purpose}Text`]}</p>
      <DoorForm
        use={make}
        button={door.make}
        onSubmit={(typed) => make.mutate(isFirst ? typed : undefined)}
      >
        {isFirst && (
          <>
            <Field name="name" label={door.name} required maxLength={100} autoComplete="name" />
            <Field
              name="address"
              label={door.address}
              type="email"
              required
              maxLength={254}
              autoComplete="email"
            />
          </>
        )}
      </DoorForm>
    </Door>
  );
}

/** The token is behind the # of the address, where no log and no Referer sees it. */
export function Invitation() {
  const [token] = useState(() => window.location.hash.slice(1));
  const look = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => post<InvitationLook>(apiPaths.invitation, { token }),
    gcTime: 0,
  });
  if (look.data) return <Welcome look={look.data} token={token} />;
  return (
    <Door heading={door.invitationHeading}>
      {look.isPending && <p role="status">{door.looking}</p>}
      <DoorFault error={look.error} />
      {look.isError && <Link to="/desk/sign-in">{door.toSignIn}</Link>}
    </Door>
  );
}
