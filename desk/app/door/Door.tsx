import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser';
import type { ReactNode } from 'react';
import { fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { key } from '../../../ui/icons.ts';
import { Logo } from '../../../ui/Logo.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { SignInOptionsAnswer } from '../../contract/answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import words from '../../words.json' with { type: 'json' };
import { Figure, MARK } from '../parts/Figure.tsx';
import { onTyped, type Typed } from '../parts/Form.tsx';
import { usePage } from '../parts/Page.tsx';
import { DeskError, post } from '../state/api.ts';
import styles from './Door.module.css';

/** Posts a challenge that the device has signed. */
export const withPasskey = async <Answer = void>(path: string): Promise<Answer> => {
  const optionsJSON = await post<SignInOptionsAnswer>(apiPaths.signInOptions);
  const response = await startAuthentication({ optionsJSON });
  return post<Answer>(path, { response });
};

/** Why signing in failed. A passkey that does not belong here gets the same sentence whatever the reason. */
const doorFault = (error: unknown): string => {
  const { door } = words;
  if (error instanceof DeskError) {
    const known: Readonly<Partial<Record<DeskError['kind'], string>>> = door;
    const minutes = Math.ceil((error.answer?.retryAfter ?? 60) / 60);
    return fill(known[error.kind] ?? door.unavailable, { n: Math.max(1, minutes) });
  }
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return door.alreadyHere;
  // Closed without a choice, waited too long, or nothing to choose from: browsers do not tell which.
  return door.notChosen;
};

interface DoorProps {
  heading: string;
  children: ReactNode;
  help?: ReactNode;
}

export const Door = ({ heading, children, help }: DoorProps) => {
  const title = usePage(words.door.title);
  return (
    <main id="main" className={styles.door}>
      <div className={`${styles.art} on-ink`}>
        <Figure name="door" />
      </div>
      <div className={styles.inner}>
        <Logo mark={MARK} name={words.bar.name} tagline={words.bar.desk} home={words.bar.toSite} />
        <h1 ref={title} tabIndex={-1}>
          {heading}
        </h1>
        {children}
        {help && <small>{help}</small>}
      </div>
    </main>
  );
};

export const DoorFault = ({ error }: { error: unknown }) =>
  error ? <Notice look="fault" urgent heading={doorFault(error)} /> : null;

interface FormProps {
  /** How the last attempt went. */
  use: { error: unknown; isPending: boolean };
  button: string;
  isDisabled?: boolean;
  onSubmit: (typed: Typed) => void;
  children?: ReactNode;
}

/** Its button asks the device to use a passkey, or to create one. */
export const DoorForm = ({ use: { error, isPending }, button, isDisabled = false, onSubmit, children }: FormProps) => (
  <form onSubmit={onTyped(onSubmit)}>
    {children}
    <DoorFault error={error} />
    <Button size="large" type="submit" disabled={isPending || isDisabled} aria-busy={isPending || undefined}>
      <Icon path={key} size={22} /> {button}
    </Button>
    <p role="status">{isPending && words.door.waiting}</p>
  </form>
);
