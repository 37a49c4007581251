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
  InvitationOptionsResponse,
  SessionResponse,
  SignInOptionsResponse,
} from '../../api/responses.ts';
import { apiPaths } from '../../contract/paths.ts';
import words from '../../words.json' with { type: 'json' };
import { onTyped, type Typed } from '../parts/Form.tsx';
import { Figure, MARK, usePage } from '../parts/Page.tsx';
import styles from '../parts/parts.module.css';
import { DeskError, endConfirming, post } from '../state/api.ts';
import { hasDrafts } from '../state/drafts.ts';
import { sessionQuery } from '../state/queries.ts';

const { bar, confirm, signIn: labels } = words;
const route = getRouteApi('/desk/sign-in');

async function withPasskey<Received = void>(path: string): Promise<Received> {
  const optionsJSON = await post<SignInOptionsResponse>(apiPaths.signInOptions);
  const response = await startAuthentication({ optionsJSON });
  return post<Received>(path, { response });
}

/** Why signing in failed. A strange passkey gets one sentence, whatever the reason. */
function faultWords(error: unknown): string {
  if (error instanceof DeskError) {
    const known: Readonly<Partial<Record<DeskError['kind'], string>>> = labels;
    const minutes = Math.ceil((error.response?.retryAfter ?? 60) / 60);
    return fill(known[error.kind] ?? labels.unavailable, { n: Math.max(1, minutes) });
  }
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return labels.alreadyHere;
  // Closed, waited too long, or nothing to choose from: browsers do not tell which.
  return labels.notChosen;
}

function SignInFault({ error }: { error: unknown }) {
  return error ? <Notice look="fault" urgent heading={faultWords(error)} /> : null;
}

/** Shown when the server wants a fresh passkey; then the request is sent again. */
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
          <Icon path={key} /> {labels.press}
        </Button>
      }
    >
      <p>{confirm.text}</p>
      <SignInFault error={use.error} />
    </Dialog>
  );
}

function SignInFrame({
  heading,
  help,
  children,
}: {
  heading: string;
  help?: string;
  children: ReactNode;
}) {
  const title = usePage(labels.title);
  return (
    <main id="main" className={styles.signIn}>
      <div className={`${styles.art} on-ink`}>
        <Figure name="signIn" />
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
function PasskeyForm({ use: { error, isPending }, button, onSubmit, children }: FormProps) {
  const canUse = browserSupportsWebAuthn();
  return (
    <form onSubmit={onTyped(onSubmit)}>
      {!canUse && <Notice look="fault" heading={labels.unsupported} />}
      {children}
      <SignInFault error={error} />
      <Button
        size="large"
        type="submit"
        disabled={isPending || !canUse}
        aria-busy={isPending || undefined}
      >
        <Icon path={key} size={22} /> {button}
      </Button>
      <p role="status">{isPending && labels.waiting}</p>
    </form>
  );
}

function useEnter() {
  const client = useQueryClient();
  const router = useRouter();
  return (session: SessionResponse, to = '/desk/waiting'): void => {
    client.setQueryData(sessionQuery.queryKey, session);
    router.history.replace(to);
  };
}

export function SignIn() {
  const { next, ended } = route.useSearch();
  const enter = useEnter();
  const signIn = useMutation({
    mutationFn: () => withPasskey<SessionResponse>(apiPaths.signIn),
    onSuccess: (session) => enter(session, next),
  });
  return (
    <SignInFrame heading={labels.heading} help={labels.lost}>
      {ended && !signIn.isError && (
        <Notice heading={hasDrafts() ? labels.endedWithNote : labels.ended} />
      )}
      <p>{labels.text}</p>
      <PasskeyForm use={signIn} button={labels.press} onSubmit={() => signIn.mutate()} />
    </SignInFrame>
  );
}

/** The first person says who they are; the others were named by the colleague who invited them. */
function Welcome({ look, token }: { look: InvitationLook; token: string }) {
  const isFirst = look.purpose === 'first';
  const enter = useEnter();
  const make = useMutation({
    mutationFn: async (me?: Typed) => {
      const optionsJSON = await post<InvitationOptionsResponse>(apiPaths.invitationOptions, {
        token,
        me,
      });
      const response = await startRegistration({ optionsJSON });
      return post<SessionResponse>(apiPaths.acceptInvitation, { token, me, response });
    },
    onSuccess: (session) => enter(session),
  });
  return (
    <SignInFrame
      heading={fill(labels[`${look.purpose}Heading`], { name: look.name.split(' ')[0] ?? '' })}
      help={labels.whatPasskey}
    >
      <p>{labels[`${look.purpose}Text`]}</p>
      <PasskeyForm
        use={make}
        button={labels.make}
        onSubmit={(typed) => make.mutate(isFirst ? typed : undefined)}
      >
        {isFirst && (
          <>
            <Field name="name" label={labels.name} required maxLength={100} autoComplete="name" />
            <Field
              name="address"
              label={labels.address}
              type="email"
              required
              maxLength={254}
              autoComplete="email"
            />
          </>
        )}
      </PasskeyForm>
    </SignInFrame>
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
    <SignInFrame heading={labels.invitationHeading}>
      {look.isPending && <p role="status">{labels.looking}</p>}
      <SignInFault error={look.error} />
      {look.isError && <Link to="/desk/sign-in">{labels.toSignIn}</Link>}
    </SignInFrame>
  );
}
