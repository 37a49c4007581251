import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { NewPasskey } from '../staff/sessions.ts';
import type { Tables } from '../staff/tables.ts';
import { mailPerson } from './mail.ts';
import type { DeskParts } from './request.ts';
import words from './words.json' with { type: 'json' };

/** Algorithms of every platform; the library's own list asks Node for more, which warns. */
const ALGORITHMS = [-8, -7, -257];

function hostOf(origin: string) {
  return new URL(origin).hostname;
}

/** Asks for any passkey of the desk: the request learns nothing about who has one. */
export async function askForPasskey({ staff, origin }: DeskParts) {
  const options = await generateAuthenticationOptions({
    rpID: hostOf(origin()),
    userVerification: 'required',
  });
  await staff.keepChallenge(options.challenge, null);
  return options;
}

/** Whose passkey signed, or undefined: no stranger learns why. Its person is warned of a use that looks like a copy's. */
export async function checkPasskey(parts: DeskParts, response: AuthenticationResponseJSON) {
  const { staff, origin } = parts;
  const passkey = await staff.passkey(String(response.id));
  if (!passkey) return undefined;
  // The library throws for everything that does not fit.
  const used = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => staff.takeChallenge(challenge, null),
    expectedOrigin: origin(),
    expectedRPID: hostOf(origin()),
    // The counter is for the store to judge: it must not be believed before the signature.
    credential: {
      id: passkey.id,
      publicKey: Buffer.from(passkey.public_key, 'base64url'),
      counter: 0,
    },
  }).catch(() => undefined);
  if (!used?.verified) return undefined;
  const { credentialID, newCounter } = used.authenticationInfo;
  const known = await staff.countUse(credentialID, newCounter);
  if (!known?.isSuspicious) return known && { person: known.person, passkeyId: credentialID };
  parts.log.warn('a passkey was refused: its counter has not grown', {});
  void mailPerson(parts, known.person, words.suspicious, {});
  return undefined;
}

export type Me = Pick<Tables['person'], 'name' | 'address'>;

export async function askToMakePasskey(
  { staff, origin }: DeskParts,
  invitation: Tables['invitation'],
  me: Me,
) {
  const known = invitation.person_id
    ? (await staff.account(invitation.person_id, '')).passkeys
    : [];
  const options = await generateRegistrationOptions({
    rpName: words.passkeyName,
    rpID: hostOf(origin()),
    userName: me.address,
    userDisplayName: me.name,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    // Found without a name, and unlocked by the person and not by possession of the device.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ id }) => ({ id })),
  });
  await staff.keepChallenge(options.challenge, invitation.id);
  return options;
}

export async function checkNewPasskey(
  { staff, origin }: DeskParts,
  invitation: Tables['invitation'],
  response: RegistrationResponseJSON,
): Promise<NewPasskey | undefined> {
  const made = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => staff.takeChallenge(challenge, invitation.id),
    expectedOrigin: origin(),
    expectedRPID: hostOf(origin()),
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (!made?.verified) return undefined;
  const { credential } = made.registrationInfo;
  const { id, counter, publicKey } = credential;
  return { id, counter, public_key: Buffer.from(publicKey).toString('base64url') };
}
