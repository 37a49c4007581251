import { WebAuthnError } from '@simplewebauthn/browser';
import { fill } from '../../../common/wording.ts';
import words from '../../words.json' with { type: 'json' };
import { DeskError } from '../state/api.ts';

/** Why the door stays shut. A passkey that does not belong here gets the same sentence whatever the reason. */
export const doorFault = (error: unknown): string => {
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
